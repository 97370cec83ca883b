"""The server: tables over HTTP and WebSocket, kept on disk, bots at hand."""

/**
 * Lets texts live on when the browser translates the page.
 *
 * A translating browser puts `<font>` elements in the place of text nodes, and a framework that
 * holds on to those nodes then writes to what nobody sees any more. Here each such node is put
 * back beside what translates it, empty, so that nothing is out of order; with its next text it
 * takes its place again, to be translated anew.
 */

/** A text node, what stands in its place, and what it said. */
interface Translated {
  node: Text;
  font: Element;
  said: string;
}

/** Looks after the texts below an element from now on; returns how to end that. */
export function surviveTranslation(root: Node): () => void {
  const byNode = new Map<Node, Translated>();
  const byFont = new Map<Node, Translated>();

  function forget(each: Translated): void {
    byNode.delete(each.node);
    byFont.delete(each.font);
  }

  /** The element that came into the place of a text: at once, just before or just after. */
  function fontOf(records: MutationRecord[], i: number): Element | null {
    for (const record of [records[i], records[i - 1], records[i + 1]]) {
      const [font] = record?.addedNodes ?? [];
      const fits = font instanceof Element && font.localName === 'font' && font.isConnected;
      if (fits && record?.target === records[i]?.target && !byFont.has(font)) return font;
    }
    return null;
  }

  function replaced(node: Node, font: Element | null): void {
    if (!(node instanceof Text) || node.isConnected || node.data === '' || !font) return;
    const each = { node, font, said: node.data };
    node.data = '';
    font.after(node);
    byNode.set(node, each);
    byFont.set(font, each);
  }

  const observer = new MutationObserver((records) => {
    for (const [i, record] of records.entries()) {
      if (record.type === 'characterData') {
        const each = byNode.get(record.target);
        if (!each || each.node.data === '') continue;
        forget(each);
        each.font.remove();
        continue;
      }
      for (const gone of record.removedNodes) {
        const ofNode = byNode.get(gone);
        if (ofNode && !ofNode.node.isConnected) {
          forget(ofNode);
          ofNode.font.remove();
        }
        const ofFont = byFont.get(gone);
        if (ofFont && !ofFont.font.isConnected) {
          // The page is shown in its own language again.
          forget(ofFont);
          if (ofFont.node.isConnected) ofFont.node.data = ofFont.said;
        }
        replaced(gone, fontOf(records, i));
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

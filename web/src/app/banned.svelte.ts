import * as server from '../wire/client';

/** What this visitor is told about being banned: null is not at all; `until` null is for good. */
export const ban = $state<{ now: { until: string | null } | null }>({ now: null });

/** Asks the server whether this visitor is banned; without an answer nothing changes. */
export async function askBanned(): Promise<void> {
  try {
    ban.now = (await server.me()).banned;
  } catch {
    // The next question may be answered.
  }
}

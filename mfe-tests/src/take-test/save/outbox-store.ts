import { noteWaiting } from '@shell/kit';
import { del, entries, keys, set } from 'idb-keyval';
import { deviceStore } from './device-store.ts';
import type { Outbox } from './outbox.ts';

/** An outbox as it lies on the device. */
export interface KeptOutbox {
  /** The learner's id: two people may share a device. */
  userId: number;
  slug: string;
  /** The tab that wrote it, by the name under which the server knows its changes. */
  clientId: string;
  outbox: Outbox;
}

const store = deviceStore('timed-tests', 'outboxes');

/** Where a tab keeps its outbox, and finds those that closed tabs left. The device may refuse (private windows); then it throws. */
export interface OutboxStore {
  keep(kept: KeptOutbox): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** Everything that is kept for a learner, of one test or of all. */
  all(userId: number, slug?: string): Promise<KeptOutbox[]>;
}

const MODULE = 'mfe-tests';

/** IndexedDB: survives a closed tab and a crashed browser. Whether there is anything in it is noted for the shell. */
export const indexedDbOutboxes: OutboxStore = {
  async keep(kept) {
    await set(kept.clientId, kept, store());
    noteWaiting(MODULE, true);
  },
  async remove(clientId) {
    await del(clientId, store());
    if ((await keys(store())).length === 0) noteWaiting(MODULE, false);
  },
  async all(userId, slug) {
    const kept = (await entries<string, KeptOutbox>(store())).map(([, value]) => value);
    return kept.filter((entry) => entry.userId === userId && (slug === undefined || entry.slug === slug));
  },
};

/**
 * Marks an outbox as that of a living tab until it is released or the tab closes. Null when another tab holds it.
 * Browsers without locks take every outbox for left behind, which costs the learner a question at worst, never an answer.
 */
export async function holdOutbox(clientId: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    void locks.request(`outbox ${clientId}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

/** A name for this tab that no other has. */
export function newClientId(): string {
  return crypto.randomUUID();
}

/** An outbox with nothing in it needs no place on the device. */
export function isEmpty({ waiting, conflicts }: Outbox): boolean {
  return Object.keys(waiting).length === 0 && Object.keys(conflicts).length === 0;
}

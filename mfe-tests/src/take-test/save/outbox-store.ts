import { noteWaiting } from '@shell/kit';
import { deviceStore, hold } from '@shell/kit/kept-work';
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

const outboxes = deviceStore<KeptOutbox>('timed-tests', 'outboxes');

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
    await outboxes.set(kept.clientId, kept);
    noteWaiting(MODULE, true);
  },
  async remove(clientId) {
    await outboxes.delete(clientId);
    if ((await outboxes.keys()).length === 0) noteWaiting(MODULE, false);
  },
  async all(userId, slug) {
    const kept = await outboxes.values();
    return kept.filter((entry) => entry.userId === userId && (slug === undefined || entry.slug === slug));
  },
};

/**
 * Marks an outbox as that of a living tab until it is released or the tab closes. Null when another tab holds it.
 * Browsers without locks take every outbox for left behind, which costs the learner a question at worst, never an answer.
 */
export const holdOutbox = (clientId: string) => hold(`outbox ${clientId}`);

/** A name for this tab that no other has. */
export function newClientId(): string {
  return crypto.randomUUID();
}

/** An outbox with nothing in it needs no place on the device. */
export function isEmpty({ waiting, conflicts }: Outbox): boolean {
  return Object.keys(waiting).length === 0 && Object.keys(conflicts).length === 0;
}

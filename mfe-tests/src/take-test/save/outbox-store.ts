import { noteWaiting } from '@shell/kit';
import { deviceStore, hold } from '@shell/kit/drafts';
import { absorb, carriedOn, type Outbox } from './outbox.ts';

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

/** The place of one tab's outbox on this device. */
interface KeptOutboxPlace {
  /** The name under which the server knows its changes. */
  clientId(): string;
  /** False where the browser would not keep it the last time. */
  onDevice(): boolean;
  keep(outbox: Outbox): Promise<void>;
  /** Takes over what closed tabs left of this test. `take` is called with each outbox that this tab has to send by then. */
  adopt(current: () => Outbox, take: (outbox: Outbox) => void): Promise<void>;
  /** Lets another tab have what is left in it. */
  release(): void;
}

/** A new place for the outbox of one test of a learner. */
export function placeOutbox(userId: number, slug: string, store: OutboxStore): KeptOutboxPlace {
  let clientId = newClientId();
  let onDevice = true;
  let released = false;
  const held = new Map<string, () => void>();

  const hold = async (name: string): Promise<boolean> => {
    if (held.has(name)) return true;
    const release = await holdOutbox(name);
    if (release && released) release();
    if (!release || released) return false;
    held.set(name, release);
    return true;
  };

  return {
    clientId: () => clientId,
    onDevice: () => onDevice,
    keep: async (outbox) => {
      // Once it is released, another tab may have taken it over, and keeps it.
      const done = released ? await holdOutbox(clientId) : () => {};
      if (!done) return;
      try {
        await (isEmpty(outbox) ? store.remove(clientId) : store.keep({ userId, slug, clientId, outbox }));
        onDevice = true;
      } catch {
        onDevice = false;
      }
      done();
    },
    adopt: async (current, take) => {
      try {
        for (const left of await store.all(userId, slug)) {
          if (left.clientId === clientId || !(await hold(left.clientId))) continue;
          if (isEmpty(current())) {
            // Under its own name: the server may have had part of it already.
            clientId = left.clientId;
            take(carriedOn(left.outbox));
          } else {
            take(absorb(current(), left.outbox));
            await store.remove(left.clientId);
          }
        }
      } catch {
        onDevice = false;
      }
      await hold(clientId);
    },
    release: () => {
      released = true;
      for (const release of held.values()) release();
    },
  };
}

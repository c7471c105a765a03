import { noteWaiting } from '@shell/kit';
import { deviceStore, hold } from '@shell/kit/drafts';
import { absorb, carriedOn, type Outbox } from './outbox.ts';

export interface KeptOutbox {
  /** Two people may share a device. */
  userId: number;
  slug: string;
  /** Of the tab that wrote it, which the server knows. */
  clientId: string;
  outbox: Outbox;
}

const outboxes = deviceStore<KeptOutbox>('timed-tests', 'outboxes');

/** Outboxes, of closed tabs too. Throws if the browser refuses (private windows). */
export interface OutboxStore {
  keep(kept: KeptOutbox): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** A learner's, of one test or all. */
  all(userId: number, slug?: string): Promise<KeptOutbox[]>;
}

const MODULE = 'mfe-tests';

/** IndexedDB, which survives crashes. Notes for the shell whether there is any. */
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

/** Locks a tab's outbox; null if another holds it. Without locks all count as left behind: that never loses an answer. */
export const holdOutbox = (clientId: string) => hold(`outbox ${clientId}`);

export function newClientId(): string {
  return crypto.randomUUID();
}

/** Empty outboxes are not stored. */
export function isEmpty({ waiting, conflicts }: Outbox): boolean {
  return Object.keys(waiting).length === 0 && Object.keys(conflicts).length === 0;
}

interface KeptOutboxPlace {
  clientId(): string;
  /** False if the browser refused the last write. */
  onDevice(): boolean;
  keep(outbox: Outbox): Promise<void>;
  /** Adopts outboxes of closed tabs of this test; `take` is called with each. */
  adopt(current: () => Outbox, take: (outbox: Outbox) => void): Promise<void>;
  release(): void;
}

/** A new outbox of a learner's test. */
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
      // After release another tab may own it.
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
            // Under its own id: the server may have part of it.
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

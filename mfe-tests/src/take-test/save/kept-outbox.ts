import { absorb, carriedOn, type Outbox } from './outbox.ts';
import { holdOutbox, isEmpty, newClientId, type OutboxStore } from './outbox-store.ts';

/** The place of one tab's outbox on this device. */
export interface KeptOutboxPlace {
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

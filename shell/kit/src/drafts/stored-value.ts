/** A value in synchronous storage, readable while rendering. */
export interface StoredValue<Value> {
  /** Null if nothing readable is stored. */
  read(): Value | null;
  /** Null deletes it. False if the browser stores nothing (private windows, quota). */
  keep(value: Value | null): boolean;
}

/** The stored text. All synchronous storage goes through here, so that pages work without it. */
export function storedText(key: string, lifetime: 'device' | 'tab' = 'device'): StoredValue<string> {
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    keep: (text) => {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A value as JSON. `parse` accepts what any release stored, else throws or returns null. `tab`: cleared with the tab. */
export function storedValue<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
  lifetime: 'device' | 'tab' = 'device',
): StoredValue<Value> {
  const kept = storedText(key, lifetime);
  return {
    read: () => {
      const text = kept.read();
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    keep: (value) => kept.keep(value === null ? null : JSON.stringify(value)),
  };
}

/** The stored keys with a prefix; none if the browser stores nothing. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The key of a user's draft (0: a guest), equal in every release. */
export const draftPlace = (userId: number, name: string): string => `draft:${userId}:${name}`;

/** A user's draft (0: a guest), stored until sent or discarded. */
export const storedDraft = <Value>(userId: number, name: string, parse: (stored: unknown) => Value | null): StoredValue<Value> =>
  storedValue(draftPlace(userId, name), parse);

/** A stored object's fields; empty if it is no object. */
export const fieldsIn = (stored: unknown): Record<string, unknown> =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;

/** Notes that a module holds unsent data: the shell then calls its `sendWaiting` on any page. */
export function noteWaiting(module: string, waits: boolean): void {
  noteOf(module).keep(waits ? 'yes' : null);
}

/** Whether a module holds unsent data on this device. */
export const hasWaiting = (module: string): boolean => noteOf(module).read() !== null;

const noteOf = (module: string) => storedText(`waiting:${module}`);

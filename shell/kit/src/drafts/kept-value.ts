/** A value that is read while a page is drawn, so it is kept in storage that can be read synchronously. */
export interface KeptValue<Value> {
  /** Null where nothing is kept, or nothing that can be made out. */
  read(): Value | null;
  /** Keeps it; null forgets it. False where the browser keeps nothing (private windows, a full store). */
  keep(value: Value | null): boolean;
}

/** The text under a key. All synchronous storage goes through here, so that a browser that keeps nothing breaks nothing. */
export function keptText(key: string, lifetime: 'device' | 'tab' = 'device'): KeptValue<string> {
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

/**
 * One value under a key, as JSON. `parse` makes out what was kept, by this release or another one, or throws or returns null. `tab`: for
 * what must not outlive the tab on a shared device.
 */
export function keptValue<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
  lifetime: 'device' | 'tab' = 'device',
): KeptValue<Value> {
  const kept = keptText(key, lifetime);
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

/** The keys of this device's values that begin so; none where the browser keeps nothing. */
export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Where a user's draft is kept (user id 0: a guest), as each release has written it. */
export const draftPlace = (userId: number, name: string): string => `draft:${userId}:${name}`;

/** What a user has begun under a name (user id 0: a guest), kept until it is sent or dropped. */
export const keptDraft = <Value>(userId: number, name: string, parse: (stored: unknown) => Value | null): KeptValue<Value> =>
  keptValue(draftPlace(userId, name), parse);

/** What was kept as an object of unknown fields; an object without any where it was something else. */
export const fieldsIn = (stored: unknown): Record<string, unknown> =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;

/**
 * A module that holds something on this device for the server notes it here, so that the shell finds out on any page without its code. It
 * then calls the module's `sendWaiting`. Where the browser keeps nothing (private windows, a full store) nothing waits either.
 */
export function noteWaiting(module: string, waits: boolean): void {
  noteOf(module).keep(waits ? 'yes' : null);
}

/** Whether a module has noted that something waits. */
export const hasWaiting = (module: string): boolean => noteOf(module).read() !== null;

const noteOf = (module: string) => keptText(`waiting:${module}`);

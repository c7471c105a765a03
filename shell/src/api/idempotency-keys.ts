/** The most changes of unknown outcome that are remembered. */
const MOST = 20;

/** Names the requests of one page, so that the server fulfils each once. */
export interface IdempotencyKeys {
  /** The key of a change: a new one, or the former where the same was asked for and nobody knows what came of it. */
  keyOf(request: string): string;
  /** The server has said what came of it: asking for the same again is a new request. */
  settled(request: string): void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyOf(request) {
      const key = open.get(request) ?? crypto.randomUUID();
      open.set(request, key);
      for (const oldest of open.keys()) {
        if (open.size <= MOST) break;
        open.delete(oldest);
      }
      return key;
    },
    settled: (request) => open.delete(request),
  };
}

/** What a call asks for, as one text: files by name, size and age. */
export function requestIdentity(name: string, address: string, content: string | FormData | undefined): string {
  if (!(content instanceof FormData)) return JSON.stringify([name, address, content]);
  const fields = [...content].map(([field, value]) =>
    typeof value === 'string' ? [field, value] : [field, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([name, address, fields]);
}

/** For whom this tab asked, and when. */
const STORAGE_KEY = 'release-pass';
/** Half of a pass's validity. */
const AGAIN_AFTER = 6 * 3_600_000;

interface PassOptions {
  asked: boolean;
  session: { get(): { user: { id: number } | null }; subscribe(listener: () => void): () => void };
  /** Sets or removes the pass of the session. */
  ask: () => Promise<unknown>;
}

/** Keeps the gateway's pass in step with the session while a canary needs it; removes it on sign-out. */
export function followReleasePass({ asked, session, ask }: PassOptions): void {
  let holder = readNote()?.holder ?? null;
  const follow = () => {
    const id = session.get().user?.id ?? null;
    const note = readNote();
    const fresh = note !== null && note.holder === id && Date.now() - note.at < AGAIN_AFTER;
    if (fresh || (id === null && holder === null) || (id !== null && !asked)) return;
    holder = id;
    // First: the next page load after expiry retries failures.
    writeNote(id);
    void ask().catch(() => undefined);
  };
  session.subscribe(follow);
  follow();
}

function readNote(): { holder: number | null; at: number } | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as { holder: number | null; at: number } | null;
    return stored && typeof stored.at === 'number' ? stored : null;
  } catch {
    return null;
  }
}

function writeNote(holder: number | null): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ holder, at: Date.now() }));
  } catch {
    // Without storage, each page load asks.
  }
}

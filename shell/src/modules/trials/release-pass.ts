/** Where it is noted for whom this tab has asked, and when. */
const STORAGE_KEY = 'release-pass';
/** Half of what a pass lasts. */
const AGAIN_AFTER = 6 * 3_600_000;

interface PassOptions {
  /** Whether some version is tried out by staff or by some accounts. */
  asked: boolean;
  session: { get(): { user: { id: number } | null }; subscribe(listener: () => void): () => void };
  /** Asks the gateway for the pass of who is signed in, or to take it away. */
  ask: () => Promise<unknown>;
}

/**
 * Keeps the gateway's pass in step with who is signed in, while a version is tried out by staff or by some accounts: the next page is
 * theirs. Without such a version nothing is asked, but that a pass goes with its owner.
 */
export function followReleasePass({ asked, session, ask }: PassOptions): void {
  let holder = readNote()?.holder ?? null;
  const follow = () => {
    const id = session.get().user?.id ?? null;
    const note = readNote();
    const fresh = note !== null && note.holder === id && Date.now() - note.at < AGAIN_AFTER;
    if (fresh || (id === null && holder === null) || (id !== null && !asked)) return;
    holder = id;
    // Noted first: what fails is tried again by the next page load that finds the note old.
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
    // Without storage it is asked with each page load.
  }
}

import type { EndpointName, RunningTest } from '@api/contract';
import type { Host, RequestApi } from '@shell/kit';
import type { ClockReading } from '@shell/kit/countdown';
import { create } from 'zustand';

/** What is known of the tests that run, and of one whose time has run out since the user last looked. */
export interface RunningTests {
  /** Whose they are; null for a guest. */
  userId: number | null;
  /** The one that ends first comes first, untimed practice last. */
  tests: readonly RunningTest[];
  /** Ended by time, and not looked at yet. */
  ended: RunningTest | null;
  /** The server's time when it told this; milliseconds. */
  serverTime: number;
  /** The monotonic clock of this page then. */
  readAt: number;
}

const NOTHING: RunningTests = { userId: null, tests: [], ended: null, serverTime: 0, readAt: 0 };

/** Kept on this device besides, so that the next page and other tabs know before the server has answered. */
const STORAGE_KEY = 'running-tests';
/** How old an answer may be when the page comes back into view. Milliseconds. */
const FRESH_FOR = 30_000;
/** How long after its deadline a test takes changes, and a moment for its last ones. Milliseconds. */
const UNTIL_CLOSED = 12_000;

/** Calls after which other tests run than before. */
const CHANGES: readonly EndpointName[] = ['POST /api/test/:slug/start', 'PUT /api/test/:slug'];
export const changesRunningTests = (name: EndpointName) => CHANGES.includes(name);

export const useRunningTests = create<RunningTests>()(() => NOTHING);

/** The clock of a test as it was last told. */
export const clockOf = ({ deadline }: RunningTest, { serverTime, readAt }: Pick<RunningTests, 'serverTime' | 'readAt'>) =>
  ({ deadline: deadline === null ? null : Date.parse(deadline), serverTime, readAt }) satisfies ClockReading;

/** The server's time now, as far as this page knows. */
const serverNow = ({ serverTime, readAt }: RunningTests) => serverTime + performance.now() - readAt;

const isOver = ({ deadline }: RunningTest, now: number) => deadline !== null && Date.parse(deadline) <= now;

/** Asks the server which tests run. Without an answer everything stays as it is known. */
export async function readRunningTests(request: RequestApi, userId: number | null): Promise<void> {
  if (userId === null) return store(NOTHING);
  const answer = await request('GET /api/test/running').catch(() => null);
  if (!answer) return;
  const before = useRunningTests.getState();
  const known = before.userId === userId ? before : NOTHING;
  const serverTime = Date.parse(answer.server_time);
  const runs = (slug: string) => answer.tests.some((test) => test.slug === slug);
  const ended = known.tests.find((test) => isOver(test, serverTime) && !runs(test.slug)) ?? known.ended;
  store({ userId, tests: answer.tests, ended, serverTime, readAt: performance.now() });
}

/** The learner has looked at a test that time has ended, or does not want to. */
export function forgetEnded(slug: string): void {
  const known = useRunningTests.getState();
  if (known.ended?.slug === slug) store({ ...known, ended: null });
}

function store(next: RunningTests): void {
  useRunningTests.setState(next);
  const { userId, tests, ended } = next;
  try {
    if (tests.length === 0 && !ended) localStorage.removeItem(STORAGE_KEY);
    // The calendar of this device tells the next page what time the server had, until that answers itself.
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, tests, ended, ahead: serverNow(next) - Date.now() }));
  } catch {
    // The next page asks the server.
  }
}

/** What this device knows; nothing where it says anything else, or of another user. */
function readStored(userId: number | null): RunningTests {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (stored === null || stored.userId !== userId || !Array.isArray(stored.tests)) return NOTHING;
    const { tests, ended, ahead } = stored;
    return { userId, tests, ended, serverTime: Date.now() + ahead, readAt: performance.now() };
  } catch {
    return NOTHING;
  }
}

/**
 * Keeps in step with the server from now on: asks when a user signs in, when the page comes back into view, and when a test must have
 * ended; takes over what other tabs learn. Returns how to ask at once.
 */
export function followRunningTests({ session, request }: Pick<Host, 'session' | 'request'>): () => Promise<void> {
  const userId = () => session.get().user?.id ?? null;
  const ask = () => readRunningTests(request, userId());
  const read = () => void ask();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wakeAtEnd = () => {
    clearTimeout(timer);
    const known = useRunningTests.getState();
    const [first] = known.tests;
    if (!first?.deadline) return;
    timer = setTimeout(read, Math.max(0, Date.parse(first.deadline) - serverNow(known)) + UNTIL_CLOSED);
  };
  const onVisible = () => {
    const { readAt, tests } = useRunningTests.getState();
    // A device that slept has a monotonic clock that slept as well.
    if (document.visibilityState === 'visible' && (tests.length > 0 || performance.now() - readAt > FRESH_FOR)) read();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) useRunningTests.setState(readStored(userId()));
  };

  let owner = userId();
  useRunningTests.setState(readStored(owner));
  useRunningTests.subscribe(wakeAtEnd);
  wakeAtEnd();
  session.subscribe(() => {
    if (owner === userId()) return;
    owner = userId();
    read();
  });
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('storage', onStorage);
  return ask;
}

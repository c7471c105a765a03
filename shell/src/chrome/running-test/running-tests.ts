import type { EndpointName, RunningTest } from '@api/contract';
import type { Host, RequestApi } from '@shell/kit';
import type { ClockReading } from '@shell/kit/countdown';
import { create } from 'zustand';

/** Running tests, and one whose time ran out since the user last looked. */
export interface RunningTests {
  /** Null for a guest. */
  userId: number | null;
  /** By end; untimed practice last. */
  tests: readonly RunningTest[];
  /** Ended by time, not yet looked at. */
  ended: RunningTest | null;
  /** Of the response; milliseconds. */
  serverTime: number;
  /** The monotonic clock at that moment. */
  readAt: number;
}

const NOTHING: RunningTests = { userId: null, tests: [], ended: null, serverTime: 0, readAt: 0 };

/** Stored, so that the next page and other tabs know at once. */
const STORAGE_KEY = 'running-tests';
/** Milliseconds for which a response is fresh when the page returns to view. */
const FRESH_FOR = 30_000;
/** The grace after a deadline and a moment for the last changes. Milliseconds. */
const UNTIL_CLOSED = 12_000;

const CHANGES: readonly EndpointName[] = ['POST /api/test/:slug/start', 'PUT /api/test/:slug'];
export const changesRunningTests = (name: EndpointName) => CHANGES.includes(name);

export const useRunningTests = create<RunningTests>()(() => NOTHING);

export const clockOf = ({ deadline }: RunningTest, { serverTime, readAt }: Pick<RunningTests, 'serverTime' | 'readAt'>) =>
  ({ deadline: deadline === null ? null : Date.parse(deadline), serverTime, readAt }) satisfies ClockReading;

/** The server's time now, as far as this page knows. */
const serverNow = ({ serverTime, readAt }: RunningTests) => serverTime + performance.now() - readAt;

const isOver = ({ deadline }: RunningTest, now: number) => deadline !== null && Date.parse(deadline) <= now;

/** Without a response, the last state holds. */
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

/** The learner has looked at the ended test, or dismissed it. */
export function forgetEnded(slug: string): void {
  const known = useRunningTests.getState();
  if (known.ended?.slug === slug) store({ ...known, ended: null });
}

function store(next: RunningTests): void {
  useRunningTests.setState(next);
  const { userId, tests, ended } = next;
  try {
    if (tests.length === 0 && !ended) localStorage.removeItem(STORAGE_KEY);
    // By this device's calendar, for the next page until the server responds.
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, tests, ended, ahead: serverNow(next) - Date.now() }));
  } catch {
    // The next page asks the server.
  }
}

/** Empty if malformed or of another user. */
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

/** Follows the server: on sign-in, on return to view, and when a test must have ended; tabs share. Returns a refresh. */
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

import { isApiError, messageOf } from '@shell/kit';
import { type ClockReading, clocksDisagree, secondsLeft } from '@shell/kit/countdown';
import { isSameProgress, type Progress, type StoredByQuestion, UNTOUCHED } from '../answer/progress.ts';
import {
  absorb,
  afterAnswer,
  type Confirmation,
  carriedOn,
  countUnsaved,
  EMPTY_OUTBOX,
  inView,
  note,
  noteTime,
  type Outbox,
  resolve,
  type SentChange,
  toSend,
} from './outbox.ts';
import { holdOutbox, isEmpty, newClientId, type OutboxStore } from './outbox-store.ts';
import { sendApart } from './send-apart.ts';
import { finalIn } from './server.ts';
import { answerLimit, nextTryIn } from './tries.ts';
import { keepUncounted, type UncountedChange, uncountedIn } from './uncounted.ts';

/** The server's answer to a batch: what is stored now, and what time it is. */
export interface SaveAnswer extends Confirmation {
  serverTime: number;
  deadline: number | null;
}

/** Where the changes are. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  /**
   * Tried again by itself: no answer came, or one that says why the server does not take them just now. `onDevice` is false where the
   * browser would not keep them.
   */
  | { kind: 'unsent'; changes: number; onDevice: boolean; said?: string }
  /** The server does not take them. */
  | { kind: 'refused'; message: string };

/** Everything that the player shows and that saving changes. */
export interface SavingState {
  stored: StoredByQuestion;
  outbox: Outbox;
  save: SaveState;
  clock: ClockReading;
  /** The server has closed the test, submitted elsewhere or out of time; so many changes on this device came `late`. */
  closed: { late: number } | null;
}

export interface SavingOptions {
  userId: number;
  slug: string;
  stored: StoredByQuestion;
  serverTime: number;
  deadline: number | null;
  store: OutboxStore;
  send: (clientId: string, changes: readonly SentChange[], limit: AbortSignal) => Promise<SaveAnswer>;
}

/** Saves a test in the background, until it is stopped. */
export interface Saving {
  get(): SavingState;
  subscribe(listener: () => void): () => void;
  /**
   * `elapsed`: milliseconds that the question was on screen since its last change. A progress that is in view already says nothing but
   * that time.
   */
  change(questionId: number, progress: Progress, elapsed?: number): void;
  /** The test was read again: what another tab or device has stored since is in view. */
  learn(stored: StoredByQuestion): void;
  resolveConflict(questionId: number, keep: 'mine' | 'theirs'): void;
  /** Sends at once. True when the server has everything. */
  flush(): Promise<boolean>;
  /**
   * Before the test is submitted: sends at once, and where two tabs left versions that the server has neither of, this tab's. What
   * another tab or device has stored counts as it is.
   */
  settle(): Promise<void>;
  /**
   * The test is submitted: nothing is left to send. What does not count is kept on the device. Answers of how many questions
   * another version counts.
   */
  end(): Promise<number>;
  /** Sends what waits, then no more. */
  stop(): void;
}

/** A change is sent when the learner has paused this long, and no later than LATEST after it was made. Milliseconds. */
const PAUSE = 500;
const LATEST = 1_500;
/** What the server refuses, and refuses again. */
const REFUSED = [400, 403, 404, 413, 422];

/** Starts saving: takes over what closed tabs left of this test, then sends each change within two seconds. */
export function startSaving({ userId, slug, stored, serverTime, deadline, store, send }: SavingOptions): Saving {
  let clientId = newClientId();
  let state: SavingState = {
    stored,
    outbox: EMPTY_OUTBOX,
    save: { kind: 'saved', at: null },
    clock: { deadline, serverTime, readAt: performance.now() },
    closed: null,
  };
  let onDevice = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let oldestUnsent: number | undefined;
  let tries = 0;
  let sending: Promise<boolean> | undefined;
  let stopped = false;
  const listeners = new Set<() => void>();
  const held = new Map<string, () => void>();

  const update = (changes: Partial<SavingState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const keep = async (outbox: Outbox) => {
    // Once it is stopped, another player may have taken it over, and keeps it.
    const release = stopped ? await holdOutbox(clientId) : () => {};
    if (!release) return;
    try {
      await (isEmpty(outbox) ? store.remove(clientId) : store.keep({ userId, slug, clientId, outbox }));
      onDevice = true;
    } catch {
      onDevice = false;
    }
    release();
  };
  const setOutbox = (outbox: Outbox, more: Partial<SavingState> = {}) => {
    update({ outbox, ...more });
    void keep(outbox);
  };
  const left = () => secondsLeft(state.clock, performance.now());
  const sendIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped && !state.closed) timer = setTimeout(() => void flush(), milliseconds);
  };
  const sendSoon = () => {
    oldestUnsent ??= performance.now();
    if (state.save.kind !== 'unsent') update({ save: { kind: 'saving' } });
    sendIn(Math.max(0, Math.min(PAUSE, oldestUnsent + LATEST - performance.now())));
  };

  /** Nothing is sent any more. What does not count moves to where the learner finds it; only then may it leave the outbox. */
  const keepWhatDoesNotCount = async (among: (outbox: Outbox) => UncountedChange[]): Promise<UncountedChange[]> => {
    const { outbox } = state;
    const changes = among(outbox);
    // A device that keeps nothing did not keep the outbox either.
    await keepUncounted(userId, slug, changes).catch(() => {});
    return state.outbox === outbox ? changes : keepWhatDoesNotCount(among);
  };
  const failed = async (error: unknown): Promise<false> => {
    if (isApiError(error) && error.code === 'test_over') {
      const final = finalIn(error);
      const late = await keepWhatDoesNotCount((outbox) => uncountedIn(outbox, final, 'late'));
      setOutbox(EMPTY_OUTBOX, { closed: { late: late.length }, save: { kind: 'refused', message: messageOf(error) } });
    } else if (isApiError(error) && REFUSED.includes(error.status)) {
      update({ save: { kind: 'refused', message: messageOf(error) } });
    } else {
      const said = isApiError(error) && error.status > 0 ? { said: error.message } : {};
      update({ save: { kind: 'unsent', changes: countUnsaved(state.outbox), onDevice, ...said } });
      sendIn(nextTryIn(tries++, left()));
    }
    return false;
  };
  /** An empty batch asks for the time. True when nothing is left to send. */
  const sendOnce = async (): Promise<boolean> => {
    oldestUnsent = undefined;
    try {
      await sendApart(toSend(state.outbox), sendTogether);
    } catch (error) {
      return failed(error);
    }
    return toSend(state.outbox).length === 0 || sendOnce();
  };
  const sendTogether = async (changes: readonly SentChange[]): Promise<void> => {
    const limit = AbortSignal.timeout(answerLimit(tries, left()));
    const answer = await send(clientId, changes, limit);
    tries = 0;
    const { stored: storedNow, outbox } = afterAnswer(state, changes, answer);
    const done = toSend(outbox).length === 0;
    setOutbox(outbox, {
      stored: storedNow,
      clock: { deadline: answer.deadline, serverTime: answer.serverTime, readAt: performance.now() },
      save: done ? { kind: 'saved', at: answer.serverTime } : { kind: 'saving' },
    });
  };
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (stopped || state.closed) return false;
    sending ??= sendOnce().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const hold = async (name: string): Promise<boolean> => {
    if (held.has(name)) return true;
    const release = await holdOutbox(name);
    if (release) held.set(name, release);
    return release !== null;
  };
  const adopt = async () => {
    try {
      for (const left of await store.all(userId, slug)) {
        if (left.clientId === clientId || !(await hold(left.clientId))) continue;
        if (isEmpty(state.outbox)) {
          // Under its own name: the server may have had part of it already.
          clientId = left.clientId;
          setOutbox(carriedOn(left.outbox));
        } else {
          setOutbox(absorb(state.outbox, left.outbox));
          await store.remove(left.clientId);
        }
      }
    } catch {
      onDevice = false;
    }
    await hold(clientId);
  };

  let monotonic = performance.now();
  let calendar = Date.now();
  const watchClocks = setInterval(() => {
    const disagree = clocksDisagree(performance.now() - monotonic, Date.now() - calendar);
    monotonic = performance.now();
    calendar = Date.now();
    if (disagree) void flush();
  }, 1_000);
  const whenOnline = () => {
    tries = 0;
    void flush();
  };
  const whenSeen = () => void flush();
  globalThis.addEventListener('online', whenOnline);
  document.addEventListener('visibilitychange', whenSeen);
  void adopt().then(flush);

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (questionId, progress, elapsed = 0) => {
      if (state.closed) return;
      const stored = state.stored[questionId] ?? UNTOUCHED;
      const isInView = isSameProgress(progress, inView(state.stored, state.outbox)[questionId] ?? UNTOUCHED);
      const { outbox } = state;
      setOutbox(
        isInView ? noteTime(outbox, questionId, stored, elapsed) : note(outbox, questionId, progress, stored.revision, elapsed),
      );
      if (state.save.kind === 'unsent') update({ save: { ...state.save, changes: countUnsaved(state.outbox) } });
      sendSoon();
    },
    learn: (read) => {
      const newer = Object.entries(read).filter(([id, { revision }]) => revision > (state.stored[Number(id)]?.revision ?? 0));
      if (newer.length > 0) update({ stored: { ...state.stored, ...Object.fromEntries(newer) } });
    },
    resolveConflict: (questionId, choice) => {
      setOutbox(resolve(state.outbox, questionId, choice));
      sendSoon();
    },
    flush,
    settle: async () => {
      tries = 0;
      await flush();
      const open = Object.entries(state.outbox.conflicts).filter(([, { theirsIsStored }]) => !theirsIsStored);
      if (open.length === 0 || state.closed) return;
      setOutbox(open.reduce((outbox, [id]) => resolve(outbox, Number(id), 'mine'), state.outbox));
      await flush();
    },
    end: async () => {
      const others = Object.keys(state.outbox.conflicts).length;
      await keepWhatDoesNotCount((outbox) => [
        ...uncountedIn({ ...outbox, conflicts: {} }, state.stored, 'refused'),
        ...uncountedIn({ ...outbox, waiting: {} }, state.stored, 'elsewhere'),
      ]);
      setOutbox(EMPTY_OUTBOX);
      return others;
    },
    stop: () => {
      if (toSend(state.outbox).length > 0) void flush();
      stopped = true;
      clearTimeout(timer);
      clearInterval(watchClocks);
      globalThis.removeEventListener('online', whenOnline);
      document.removeEventListener('visibilitychange', whenSeen);
      for (const release of held.values()) release();
    },
  };
}

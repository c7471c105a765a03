import { isApiError, messageOf } from '@shell/kit';
import { clocksDisagree, secondsLeft } from '@shell/kit/countdown';
import { createSender, type SendOutcome } from '@shell/kit/drafts';
import type { StoreApi } from 'zustand';
import type { Progress, StoredByQuestion } from '../answer/progress.ts';
import { type Outbox, type SentChange, toSend } from './outbox.ts';
import { type OutboxStore, placeOutbox } from './outbox-store.ts';
import { afterSavingEvent, type SaveAnswer, type SavingEvent, type SavingState } from './saving-state.ts';
import { finalIn, isRefusal, sendApart } from './server.ts';
import { keepUncounted, type UncountedChange, uncountedIn } from './uncounted.ts';

export interface SavingOptions {
  userId: number;
  slug: string;
  attempt: StoreApi<SavingState>;
  store: OutboxStore;
  send: (clientId: string, changes: readonly SentChange[], limit: AbortSignal) => Promise<SaveAnswer>;
}

/** Saves a test in the background until stopped. */
export interface Saving {
  /** Resolves once changes of closed tabs are merged, or storage failed. */
  adopted: Promise<void>;
  /** `elapsed`: milliseconds on screen since the question's last change. */
  change(questionId: number, progress: Progress, elapsed?: number): void;
  /** After a reload: adopts what other tabs and devices have stored. */
  learn(stored: StoredByQuestion): void;
  resolveConflict(questionId: number, keep: 'mine' | 'theirs'): void;
  /** Sends at once. True if nothing is left. */
  flush(): Promise<boolean>;
  /** Before submission: sends at once. Conflicts between tabs go to this one, those with the server to the server. */
  settle(): Promise<void>;
  /** After submission: stores what does not count. Returns how many questions count in another version. */
  end(): Promise<number>;
  /** Sends what is left, then stops. */
  stop(): void;
}

/** Milliseconds after a change: debounce, and the longest delay. */
const PACE = { pause: 500, latest: 1_500 };

/** Backoff: 1, 2, 4 … 30 s. Milliseconds. */
const FIRST_WAIT = 1_000;
const LAST_WAIT = 30_000;
/** Timeouts: 5, 10, 20 s. Sending again is harmless. */
const FIRST_LIMIT = 5_000;
const LAST_LIMIT = 20_000;
/** Near the end, so that a retry fits into test and grace. */
const LAST_NEAR_END = 5_000;
const NEAR_END = 30;
/** Longest wait for storage before a test ends, in milliseconds. */
const ADOPTION_LIMIT = 3_000;

/** Merges changes of closed tabs, then sends each change within two seconds. */
export function startSaving({ userId, slug, attempt, store, send }: SavingOptions): Saving {
  const place = placeOutbox(userId, slug, store);
  const get = attempt.getState;
  const hear = (event: SavingEvent) => {
    const { outbox } = get();
    attempt.setState((state) => afterSavingEvent(state, event));
    if (get().outbox !== outbox) void place.keep(get().outbox);
  };
  const left = () => secondsLeft(get().clock, performance.now());
  /** Moves what does not count to where the learner finds it, then clears the outbox. */
  const keepWhatDoesNotCount = async (among: (outbox: Outbox) => UncountedChange[]): Promise<UncountedChange[]> => {
    const { outbox } = get();
    const changes = among(outbox);
    // Without browser storage the outbox was not stored either.
    await keepUncounted(userId, slug, changes).catch(() => {});
    return get().outbox === outbox ? changes : keepWhatDoesNotCount(among);
  };
  const failed = async (error: unknown): Promise<SendOutcome> => {
    if (isApiError(error) && error.code === 'test_over') {
      const late = await keepWhatDoesNotCount((outbox) => uncountedIn(outbox, finalIn(error), 'late'));
      hear({ type: 'closed', late: late.length, message: messageOf(error) });
      return 'over';
    }
    if (isRefusal(error)) {
      hear({ type: 'refused', message: messageOf(error) });
      return 'refused';
    }
    const said = isApiError(error) && error.status > 0 ? { said: error.message } : {};
    hear({ type: 'unsent', onDevice: place.onDevice(), ...said });
    return 'no-answer';
  };
  /** `tries`: failures so far. An empty batch reads the time. */
  const sendOnce = async (triesBefore: number): Promise<SendOutcome> => {
    let tries = triesBefore;
    try {
      await sendApart(toSend(get().outbox), async (sent) => {
        const answer = await send(place.clientId(), sent, AbortSignal.timeout(answerLimit(tries, left())));
        tries = 0;
        hear({ type: 'answered', sent, answer, readAt: performance.now() });
      });
    } catch (error) {
      return failed(error);
    }
    return toSend(get().outbox).length === 0 ? 'done' : 'more';
  };
  const sender = createSender({ ...PACE, nextTryIn: (tries) => nextTryIn(tries, left()), send: sendOnce });

  const unfollow = [sender.followPage(), whenClocksDisagree(() => void sender.flush())];
  const adopted = place.adopt(
    () => get().outbox,
    (outbox) => hear({ type: 'adopted', outbox }),
  );
  void adopted.then(sender.flush);

  return {
    adopted: Promise.race([adopted, new Promise<void>((over) => setTimeout(over, ADOPTION_LIMIT))]),
    change: (questionId, progress, elapsed = 0) => {
      hear({ type: 'changed', questionId, progress, elapsed });
      sender.changed();
    },
    learn: (read) => hear({ type: 'read', stored: read }),
    resolveConflict: (questionId, keep) => {
      hear({ type: 'chosen', questionId, keep });
      sender.changed();
    },
    flush: sender.flush,
    settle: async () => {
      await sender.online();
      const open = Object.entries(get().outbox.conflicts).filter(([, { theirsIsStored }]) => !theirsIsStored);
      if (open.length === 0 || get().closed) return;
      for (const [id] of open) hear({ type: 'chosen', questionId: Number(id), keep: 'mine' });
      await sender.flush();
    },
    end: async () => {
      const others = Object.keys(get().outbox.conflicts).length;
      await keepWhatDoesNotCount((outbox) => [
        ...uncountedIn({ ...outbox, conflicts: {} }, get().stored, 'refused'),
        ...uncountedIn({ ...outbox, waiting: {} }, get().stored, 'elsewhere'),
      ]);
      hear({ type: 'ended' });
      return others;
    },
    stop: () => {
      if (toSend(get().outbox).length > 0) void sender.flush();
      sender.stop();
      for (const stop of unfollow) stop();
      place.release();
    },
  };
}

/** Doubles with each try, up to a maximum. `secondsLeft` is null in untimed practice. */
function growing(first: number, last: number, tries: number, secondsLeft: number | null): number {
  const longest = secondsLeft !== null && secondsLeft <= NEAR_END ? LAST_NEAR_END : last;
  return Math.min(first * 2 ** tries, longest);
}

/** Milliseconds. */
const nextTryIn = (tries: number, secondsLeft: number | null) => growing(FIRST_WAIT, LAST_WAIT, tries, secondsLeft);

/** Milliseconds. */
const answerLimit = (tries: number, secondsLeft: number | null) => growing(FIRST_LIMIT, LAST_LIMIT, tries, secondsLeft);

/** Calls back when the device slept or its clock changed. Returns the stop function. */
function whenClocksDisagree(call: () => void): () => void {
  let monotonic = performance.now();
  let calendar = Date.now();
  const timer = setInterval(() => {
    const disagree = clocksDisagree(performance.now() - monotonic, Date.now() - calendar);
    monotonic = performance.now();
    calendar = Date.now();
    if (disagree) call();
  }, 1_000);
  return () => clearInterval(timer);
}

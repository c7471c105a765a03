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
  /** What the player shows. It changes with what is saved. */
  attempt: StoreApi<SavingState>;
  store: OutboxStore;
  send: (clientId: string, changes: readonly SentChange[], limit: AbortSignal) => Promise<SaveAnswer>;
}

/** Saves a test in the background, until it is stopped. */
export interface Saving {
  /** What closed tabs left of this test is part of the outbox, or the device does not say. */
  adopted: Promise<void>;
  /** `elapsed`: milliseconds that the question was on screen since its last change. */
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

/** A change is sent when the learner has paused this long, and no later than `latest` after it was made. Milliseconds. */
const PACE = { pause: 500, latest: 1_500 };

/** Waits between tries without an answer: 1, 2, 4 … 30 s. Milliseconds. */
const FIRST_WAIT = 1_000;
const LAST_WAIT = 30_000;
/** How long an answer is waited for: 5, 10, 20 s. Sending again does no harm. */
const FIRST_LIMIT = 5_000;
const LAST_LIMIT = 20_000;
/** The longest of both once so few seconds are left that a longer one might reach over the end of the test and its grace. */
const LAST_NEAR_END = 5_000;
const NEAR_END = 30;
/** How long the device is waited for before a test ends. Milliseconds. */
const ADOPTION_LIMIT = 3_000;

/** Starts saving: takes over what closed tabs left of this test, then sends each change within two seconds. */
export function startSaving({ userId, slug, attempt, store, send }: SavingOptions): Saving {
  const place = placeOutbox(userId, slug, store);
  const get = attempt.getState;
  /** An outbox that has changed is kept on the device. */
  const hear = (event: SavingEvent) => {
    const { outbox } = get();
    attempt.setState((state) => afterSavingEvent(state, event));
    if (get().outbox !== outbox) void place.keep(get().outbox);
  };
  const left = () => secondsLeft(get().clock, performance.now());
  /** For when nothing is sent any more: what does not count moves to where the learner finds it; only then may it leave the outbox. */
  const keepWhatDoesNotCount = async (among: (outbox: Outbox) => UncountedChange[]): Promise<UncountedChange[]> => {
    const { outbox } = get();
    const changes = among(outbox);
    // A device that keeps nothing did not keep the outbox either.
    await keepUncounted(userId, slug, changes).catch(() => {});
    return get().outbox === outbox ? changes : keepWhatDoesNotCount(among);
  };
  /** What a failed call means: the test is over, the server refuses what was sent, or there was no answer. */
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
  /** Sends what waits, after so many tries in vain. An empty batch asks for the time. */
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

/** Doubles with each try, from 0, up to the last. `secondsLeft` is null in untimed practice. */
function growing(first: number, last: number, tries: number, secondsLeft: number | null): number {
  const longest = secondsLeft !== null && secondsLeft <= NEAR_END ? LAST_NEAR_END : last;
  return Math.min(first * 2 ** tries, longest);
}

/** How long to wait before trying again, after so many failures before this one. Milliseconds. */
const nextTryIn = (tries: number, secondsLeft: number | null) => growing(FIRST_WAIT, LAST_WAIT, tries, secondsLeft);

/** How long to wait for an answer after so many failures. Milliseconds. */
const answerLimit = (tries: number, secondsLeft: number | null) => growing(FIRST_LIMIT, LAST_LIMIT, tries, secondsLeft);

/** Calls when the device has slept or its calendar was put forward or back, looking each second. Returns how to stop that. */
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

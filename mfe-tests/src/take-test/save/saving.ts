import { isApiError, messageOf } from '@shell/kit';
import { secondsLeft } from '@shell/kit/countdown';
import { createSender, type SendOutcome } from '@shell/kit/kept-work';
import type { StoreApi } from 'zustand';
import type { Progress, StoredByQuestion } from '../answer/progress.ts';
import { whenClocksDisagree } from '../clock/when-clocks-disagree.ts';
import { placeOutbox } from './kept-outbox.ts';
import { type Outbox, type SentChange, toSend } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import { afterSavingEvent, type SaveAnswer, type SavingEvent, type SavingState } from './saving-state.ts';
import { sendApart } from './send-apart.ts';
import { finalIn, isRefusal } from './server.ts';
import { answerLimit, nextTryIn } from './tries.ts';
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
  const keepWhatDoesNotCount = uncountedKeeper(userId, slug, get);
  const sender = createSender({
    ...PACE,
    nextTryIn: (tries) => nextTryIn(tries, left()),
    send: sendOnceBy({
      ...{ place, get, hear, send, left },
      failed: (error) => reportSaveFailure(error, { place, hear, keepWhatDoesNotCount }),
    }),
  });

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

type Place = ReturnType<typeof placeOutbox>;
type Hear = (event: SavingEvent) => void;
type KeepWhatDoesNotCount = ReturnType<typeof uncountedKeeper>;

/** For when nothing is sent any more: what does not count moves to where the learner finds it; only then may it leave the outbox. */
function uncountedKeeper(userId: number, slug: string, get: () => SavingState) {
  return async function keep(among: (outbox: Outbox) => UncountedChange[]): Promise<UncountedChange[]> {
    const { outbox } = get();
    const changes = among(outbox);
    // A device that keeps nothing did not keep the outbox either.
    await keepUncounted(userId, slug, changes).catch(() => {});
    return get().outbox === outbox ? changes : keep(among);
  };
}

interface FailureContext {
  place: Place;
  hear: Hear;
  keepWhatDoesNotCount: KeepWhatDoesNotCount;
}

/** Reports what a failed call means: the test is over, the server refuses what was sent, or there was no answer. */
async function reportSaveFailure(error: unknown, { place, hear, keepWhatDoesNotCount }: FailureContext): Promise<SendOutcome> {
  if (isApiError(error) && error.code === 'test_over') {
    const final = finalIn(error);
    const late = await keepWhatDoesNotCount((outbox) => uncountedIn(outbox, final, 'late'));
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
}

interface SendOnce extends Pick<SavingOptions, 'send'> {
  place: Place;
  get: () => SavingState;
  hear: Hear;
  /** Seconds until the deadline; null without one. */
  left: () => number | null;
  failed: (error: unknown) => Promise<SendOutcome>;
}

/** Sends what waits, after so many tries in vain. An empty batch asks for the time. */
function sendOnceBy({ place, get, hear, send, left, failed }: SendOnce) {
  return async (triesBefore: number): Promise<SendOutcome> => {
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
}

import type { TestWithQuestions } from '@api/contract';
import { counted, isApiError, messageOf, type Notice, useHost, useRefresh, useSession } from '@shell/kit';
import { secondsLeft } from '@shell/kit/countdown';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Progress, UNTOUCHED } from './answer/progress.ts';
import { createTimeOnScreen } from './clock/time-on-screen.ts';
import { countWaiting, inView } from './save/outbox.ts';
import { indexedDbOutboxes } from './save/outbox-store.ts';
import { startSaving } from './save/saving.ts';
import type { SavingState } from './save/saving-state.ts';
import { sendChanges, storedIn } from './save/server.ts';

/** How long to wait before a submission without an answer is tried again. Milliseconds. */
const SUBMIT_RETRY = 5_000;
/** The server takes the same submission later. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** Said where the time ended the test, not the learner. */
const TIME_IS_UP: Notice = { tone: 'info', text: 'Time is up. Your test is handed in.' };

/** The reads that the end of a test makes stale. */
const ENDED = ['GET /api/test/:slug', 'GET /api/test', 'GET /api/me'] as const;

/** Everything that the player shows and can do. */
export interface Player extends SavingState {
  progressOf(questionId: number): Progress;
  change(questionId: number, progress: Progress): void;
  resolveConflict(questionId: number, keep: 'mine' | 'theirs'): void;
  /** Sends everything, then ends the test. Without a network it is tried again by itself. */
  submit(): Promise<void>;
  /** `waiting`: the learner has ended the test and it is tried again by itself; there is no network, or the server `said` why. */
  ending: { kind: 'no' | 'sending' } | { kind: 'waiting'; said?: string | undefined };
}

/** Saves what the learner does in a running test and ends it. `questionInView` is the one whose time counts. */
export function usePlayer(test: TestWithQuestions, questionInView: number): Player {
  const host = useHost();
  const { user } = useSession();
  const refresh = useRefresh();
  const { slug, questions = [] } = test;
  const [ending, setEnding] = useState<Player['ending']>({ kind: 'no' });
  const [saving, setSaving] = useState<ReturnType<typeof startSaving>>();
  const first = useRef(test);
  const userId = user?.id ?? 0;

  useEffect(() => {
    const { current } = first;
    const started = startSaving({
      userId,
      slug,
      stored: storedIn(current),
      serverTime: Date.parse(current.server_time),
      deadline: current.deadline === null ? null : Date.parse(current.deadline),
      store: indexedDbOutboxes,
      send: (clientId, changes, limit) => sendChanges(host.request, slug, clientId, changes, limit),
    });
    setSaving(started);
    return started.stop;
  }, [host, slug, userId]);

  useEffect(() => saving?.learn(storedIn(test)), [saving, test]);
  const before = useMemo(() => initialState(test), [test]);
  const state = useSyncExternalStore(saving?.subscribe ?? subscribeToNothing, () => saving?.get() ?? before);
  const view = useMemo(() => inView(state.stored, state.outbox), [state.stored, state.outbox]);
  const [timeOn] = useState(createTimeOnScreen);
  useEffect(() => timeOn.show(questionInView), [timeOn, questionInView]);
  useEffect(() => timeOn.followVisibility(), [timeOn]);
  const progressOf = (id: number) => view[id] ?? UNTOUCHED;

  const late = state.closed?.late;
  useEffect(() => {
    if (late === undefined) return;
    if (late > 0) host.notify({ tone: 'error', text: `The test was over. ${counted(late, 'change')} came too late to count.` });
    void refresh(...ENDED);
  }, [late, host, refresh]);

  const submit = async () => {
    if (ending.kind === 'sending') return;
    setEnding({ kind: 'sending' });
    /** As of now: the change that ends the test is not drawn yet. */
    const latest = (id: number): Progress => {
      const now = saving?.get() ?? state;
      return inView(now.stored, now.outbox)[id] ?? UNTOUCHED;
    };
    for (const { question_id } of questions) {
      const elapsed = timeOn.take(question_id);
      if (elapsed >= 1_000) saving?.change(question_id, latest(question_id), elapsed);
    }
    await saving?.settle();
    const after = saving?.get();
    // What came too late is told by itself; nothing is left to submit.
    if (after?.closed && after.closed.late > 0) return;
    // An end that overtakes the last changes would make them come too late.
    if (after?.save.kind === 'unsent') return setEnding({ kind: 'waiting', said: after.save.said });
    const timeIsOver = after !== undefined && secondsLeft(after.clock, performance.now()) === 0;
    // What is refused could not be saved any more after the end. Once the time is over it cannot in any case.
    if (after?.save.kind === 'refused' && !after.closed && !timeIsOver && countWaiting(after.outbox) > 0) {
      setEnding({ kind: 'no' });
      const unsaved = counted(countWaiting(after.outbox), 'change');
      host.notify({ tone: 'error', text: `The test goes on: ${unsaved} could not be saved. ${after.save.message}` });
      return;
    }
    /** Where another version is stored, that one counts. */
    const counting = (id: number) => (after?.outbox.conflicts[id] ? (after.stored[id] ?? UNTOUCHED) : latest(id));
    const inState = (wanted: Progress['state']) =>
      questions.map(({ question_id }) => question_id).filter((id) => counting(id).state === wanted);
    try {
      const body = { skipped_questions: inState('skipped'), attempted_questions: inState('attempted') };
      await host.request('PUT /api/test/:slug', { params: { slug }, body });
      host.notify(timeIsOver ? TIME_IS_UP : { tone: 'success', text: 'Test completed successfully' });
      const others = (await saving?.end()) ?? 0;
      if (others > 0) host.notify({ tone: 'info', text: otherVersionsCount(others) });
      await refresh(...ENDED);
    } catch (error) {
      if (!isApiError(error) || error.status === 0) return setEnding({ kind: 'waiting' });
      if (isPassing(error.status)) return setEnding({ kind: 'waiting', said: error.message });
      setEnding({ kind: 'no' });
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  useAgainWhile(ending.kind === 'waiting', submit);

  return {
    ...state,
    progressOf,
    ending,
    submit,
    change: (id, progress) => saving?.change(id, progress, timeOn.take(id)),
    resolveConflict: (id, keep) => saving?.resolveConflict(id, keep),
  };
}

/** Said where the learner had not chosen between two versions when the test ended. */
const otherVersionsCount = (questions: number) =>
  `${counted(questions, 'question')} had been changed in another tab or on another device: the version stored from there counts.`;

const subscribeToNothing = () => () => {};

function initialState(test: TestWithQuestions): SavingState {
  return {
    stored: storedIn(test),
    outbox: { edits: 0, waiting: {}, conflicts: {} },
    save: { kind: 'saved', at: null },
    clock: {
      deadline: test.deadline === null ? null : Date.parse(test.deadline),
      serverTime: Date.parse(test.server_time),
      readAt: performance.now(),
    },
    closed: null,
  };
}

/** Runs it again when the network is back, and every few seconds, while `active`. */
function useAgainWhile(active: boolean, run: () => Promise<void>): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!active) return;
    const again = () => void latest.current();
    const timer = setTimeout(again, SUBMIT_RETRY);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [active]);
}

import type { TestWithQuestions } from '@api/contract';
import { counted, isApiError, messageOf, type Notice, useHost, useRefresh } from '@shell/kit';
import { secondsLeft } from '@shell/kit/countdown';
import { useEffect, useRef, useState } from 'react';
import { type Progress, UNTOUCHED } from './answer/progress.ts';
import type { TimeOnScreen } from './clock/time-on-screen.ts';
import { countWaiting, inView } from './save/outbox.ts';
import type { Saving } from './save/saving.ts';
import type { SavingState } from './save/saving-state.ts';

/** How long to wait before a submission without an answer is tried again. Milliseconds. */
const SUBMIT_RETRY = 5_000;
/** The server takes the same submission later. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** Said where the time ended the test, not the learner. */
const TIME_IS_UP: Notice = { tone: 'info', text: 'Time is up. Your test is handed in.' };

/** The reads that the end of a test makes stale. */
export const SHOWS_END = ['GET /api/test/:slug', 'GET /api/test', 'GET /api/me'] as const;

/** `waiting`: the learner has ended the test and it is tried again by itself; there is no network, or the server `said` why. */
export type Ending = { kind: 'no' | 'sending' } | { kind: 'waiting'; said?: string | undefined };

interface Options {
  test: TestWithQuestions;
  /** Undefined until it has begun. */
  saving: Saving | undefined;
  /** As it is drawn. */
  state: SavingState;
  timeOn: TimeOnScreen;
}

/** Ends a test: what waits is sent first, then it is submitted. Without an answer it is tried again by itself. */
export function useEnding({ test, saving, state, timeOn }: Options): { ending: Ending; submit: () => Promise<void> } {
  const host = useHost();
  const refresh = useRefresh();
  const { slug, questions = [] } = test;
  const [ending, setEnding] = useState<Ending>({ kind: 'no' });

  /** As of now: the change that ends the test is not drawn yet. */
  const latest = (id: number): Progress => {
    const now = saving?.get() ?? state;
    return inView(now.stored, now.outbox)[id] ?? UNTOUCHED;
  };
  const noteTimes = () => {
    for (const { question_id } of questions) {
      const elapsed = timeOn.take(question_id);
      if (elapsed >= 1_000) saving?.change(question_id, latest(question_id), elapsed);
    }
  };
  const bodyOf = (after: SavingState | undefined) => {
    /** Where another version is stored, that one counts. */
    const counting = (id: number) => (after?.outbox.conflicts[id] ? (after.stored[id] ?? UNTOUCHED) : latest(id));
    const inState = (wanted: Progress['state']) =>
      questions.map(({ question_id }) => question_id).filter((id) => counting(id).state === wanted);
    return { skipped_questions: inState('skipped'), attempted_questions: inState('attempted') };
  };
  const send = async (after: SavingState | undefined, timeIsOver: boolean) => {
    try {
      await host.request('PUT /api/test/:slug', { params: { slug }, body: bodyOf(after) });
      host.notify(timeIsOver ? TIME_IS_UP : { tone: 'success', text: 'Test completed successfully' });
      const others = (await saving?.end()) ?? 0;
      if (others > 0) host.notify({ tone: 'info', text: otherVersionsCount(others) });
      await refresh(...SHOWS_END);
    } catch (error) {
      if (!isApiError(error) || error.status === 0) return setEnding({ kind: 'waiting' });
      if (isPassing(error.status)) return setEnding({ kind: 'waiting', said: error.message });
      setEnding({ kind: 'no' });
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  const submit = async () => {
    if (ending.kind === 'sending') return;
    setEnding({ kind: 'sending' });
    noteTimes();
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
    await send(after, timeIsOver);
  };
  useAgainWhile(ending.kind === 'waiting', submit);
  return { ending, submit };
}

/** Said where the learner had not chosen between two versions when the test ended. */
const otherVersionsCount = (questions: number) =>
  `${counted(questions, 'question')} had been changed in another tab or on another device: the version stored from there counts.`;

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

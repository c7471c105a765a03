import type { TestQuestion, TestWithQuestions } from '@api/contract';
import { counted, type Host, isApiError, messageOf, type Toast, type useRefresh } from '@shell/kit';
import { secondsLeft } from '@shell/kit/countdown';
import type { StoreApi } from 'zustand';
import { type Progress, UNTOUCHED } from './answer/progress.ts';
import { countWaiting, inView, progressOf } from './save/outbox.ts';
import type { Saving } from './save/saving.ts';
import type { SavingState } from './save/saving-state.ts';
import type { TimeOnScreen } from './time-on-screen.ts';

/** Milliseconds. */
const SUBMIT_RETRY = 5_000;
const isPassing = (status: number) => status === 429 || status >= 500;

const TIME_IS_UP: Toast = { tone: 'info', text: 'Time is up. Your test is handed in.' };

const SHOWS_END = ['GET /api/test/:slug', 'GET /api/test', 'GET /api/me'] as const;

/** `waiting` for a retry: no network, or the server's reason (`said`). */
export type Ending = { kind: 'no' | 'sending' } | { kind: 'waiting'; said?: string | undefined };

export interface Endable extends SavingState {
  test: TestWithQuestions;
  questions: readonly TestQuestion[];
  ending: Ending;
}

interface Options {
  attempt: StoreApi<Endable>;
  saving: Saving;
  timeOn: TimeOnScreen;
  host: Host;
  refresh: ReturnType<typeof useRefresh>;
}

/** Sends pending changes, then submits, with retries until stopped. */
export function endingOf({ attempt, saving, timeOn, host, refresh }: Options) {
  const { getState: get, setState: set } = attempt;
  let putOff = () => {};
  let stopped = false;

  const show = (ending: Ending) => {
    putOff();
    set({ ending });
    putOff = ending.kind === 'waiting' && !stopped ? soon(() => void submit()) : () => {};
  };
  const noteTimes = () => {
    for (const { question_id } of get().questions) {
      const elapsed = timeOn.take(question_id);
      if (elapsed >= 1_000) saving.change(question_id, progressOf(get(), question_id), elapsed);
    }
  };
  const bodyOf = () => {
    const { questions, stored, outbox } = get();
    // A version stored elsewhere counts.
    const counting = inView(stored, { ...outbox, conflicts: {} });
    const inState = (wanted: Progress['state']) =>
      questions.map(({ question_id }) => question_id).filter((id) => (counting[id] ?? UNTOUCHED).state === wanted);
    return { skipped_questions: inState('skipped'), attempted_questions: inState('attempted') };
  };
  const send = async (timeIsOver: boolean) => {
    try {
      await host.request('PUT /api/test/:slug', { params: { slug: get().test.slug }, body: bodyOf() });
      host.notify(timeIsOver ? TIME_IS_UP : { tone: 'success', text: 'Test completed successfully' });
      const others = await saving.end();
      if (others > 0) host.notify({ tone: 'info', text: otherVersionsCount(others) });
      await refresh(...SHOWS_END);
    } catch (error) {
      if (!isApiError(error) || error.status === 0) return show({ kind: 'waiting' });
      if (isPassing(error.status)) return show({ kind: 'waiting', said: error.message });
      show({ kind: 'no' });
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  const submit = async () => {
    if (get().ending.kind === 'sending') return;
    show({ kind: 'sending' });
    await saving.adopted;
    noteTimes();
    await saving.settle();
    const { closed, save, clock, outbox } = get();
    // `tellClosed` reports late changes; nothing is left to submit.
    if (closed && closed.late > 0) return;
    // Submitting before the last changes would make them late.
    if (save.kind === 'unsent') return show({ kind: 'waiting', said: save.said });
    const timeIsOver = secondsLeft(clock, performance.now()) === 0;
    // Refused changes cannot be saved after the end, nor once the time is over.
    if (save.kind === 'refused' && !closed && !timeIsOver && countWaiting(outbox) > 0) {
      show({ kind: 'no' });
      const unsaved = counted(countWaiting(outbox), 'change');
      host.notify({ tone: 'error', text: `The test is still running: ${unsaved} could not be saved. ${save.message}` });
      return;
    }
    await send(timeIsOver);
  };
  return {
    submit,
    /** The server has closed the test; `late`: changes that came too late. */
    tellClosed: (late: number) => {
      if (late > 0) host.notify({ tone: 'error', text: `The test was over. ${counted(late, 'change')} came too late to count.` });
      void refresh(...SHOWS_END);
    },
    stop: () => {
      stopped = true;
      putOff();
    },
  };
}

const otherVersionsCount = (questions: number) =>
  `${counted(questions, 'question')} had been changed in another tab or on another device: the version stored from there counts.`;

/** When the network is back, or in a few seconds. Returns a cancel function. */
function soon(run: () => void): () => void {
  const timer = setTimeout(run, SUBMIT_RETRY);
  window.addEventListener('online', run);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  };
}

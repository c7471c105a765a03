import type { TestWithQuestions } from '@api/contract';
import { counted, useHost, useRefresh, useSession } from '@shell/kit';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Progress, UNTOUCHED } from './answer/progress.ts';
import { createTimeOnScreen } from './clock/time-on-screen.ts';
import { inView } from './save/outbox.ts';
import { indexedDbOutboxes } from './save/outbox-store.ts';
import { type Saving, startSaving } from './save/saving.ts';
import type { SavingState } from './save/saving-state.ts';
import { sendChanges, storedIn } from './save/server.ts';
import { type Ending, SHOWS_END, useEnding } from './use-ending.ts';

/** Everything that the player shows and can do. */
export interface Player extends SavingState {
  progressOf(questionId: number): Progress;
  change(questionId: number, progress: Progress): void;
  resolveConflict(questionId: number, keep: 'mine' | 'theirs'): void;
  /** Sends everything, then ends the test. Without a network it is tried again by itself. */
  submit(): Promise<void>;
  ending: Ending;
}

/** Saves what the learner does in a running test and ends it. `questionInView` is the one whose time counts. */
export function usePlayer(test: TestWithQuestions, questionInView: number): Player {
  const host = useHost();
  const { user } = useSession();
  const refresh = useRefresh();
  const { slug } = test;
  const [saving, setSaving] = useState<Saving>();
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
    void refresh(...SHOWS_END);
  }, [late, host, refresh]);

  const { ending, submit } = useEnding({ test, saving, state, timeOn });

  return {
    ...state,
    progressOf,
    ending,
    submit,
    change: (id, progress) => saving?.change(id, progress, timeOn.take(id)),
    resolveConflict: (id, keep) => saving?.resolveConflict(id, keep),
  };
}

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

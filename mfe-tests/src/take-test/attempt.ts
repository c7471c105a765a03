import type { TestWithQuestions } from '@api/contract';
import { counted, type Host, type useRefresh } from '@shell/kit';
import { secondsLeft, WARNING_SECONDS } from '@shell/kit/countdown';
import { createContext, useContext, useMemo } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { attempted, flagToggled, type Progress, skipped, UNTOUCHED, withOption } from './answer/progress.ts';
import { type Endable, endingOf } from './ending.ts';
import type { ShortcutAction } from './navigate/shortcuts.ts';
import { dropTest, keepTest } from './save/offline-test.ts';
import { inView, progressOf } from './save/outbox.ts';
import { indexedDbOutboxes } from './save/outbox-store.ts';
import { type Saving, startSaving } from './save/saving.ts';
import { initialSaving, sendChanges, storedIn } from './save/server.ts';
import { createTimeOnScreen } from './time-on-screen.ts';

export interface Attempt extends Endable {
  index: number;
  /** Null for untimed practice. */
  secondsLeft: number | null;
  message: string | undefined;
  asking: boolean;
  listing: boolean | undefined;
  show(dialogs: Partial<Pick<Attempt, 'asking' | 'listing'>>): void;
  goTo(index: number): void;
  change(questionId: number, progress: Progress): void;
  resolveConflict(questionId: number, keep: 'mine' | 'theirs'): void;
  act(action: ShortcutAction): void;
  /** Marks the question as attempted, and goes to the next or the end. */
  goOn(): void;
  /** Sends everything, then submits; retries without a network. */
  submit(): Promise<void>;
  /** After a reload: adopts what other tabs and devices have stored. */
  learn(test: TestWithQuestions): void;
  /** Starts saving and the clock. Returns the stop function. */
  begin(): () => void;
}

/** Milliseconds. */
const MESSAGE_TIME = 5_000;
/** Milliseconds, so that no second shows late. */
const LOOK = 200;

interface AttemptOptions {
  userId: number;
  index: number;
  host: Host;
  refresh: ReturnType<typeof useRefresh>;
}

/** The store of one attempt, idle until begun. */
export function createAttempt(
  test: TestWithQuestions,
  { userId, index: first, host, refresh }: AttemptOptions,
): StoreApi<Attempt> {
  const { slug, questions = [] } = test;
  const timeOn = createTimeOnScreen();
  let running: { saving: Saving; submit: () => Promise<void> } | undefined;

  const store: StoreApi<Attempt> = createStore((set, get) => {
    const say = sayingBy((message) => set({ message }));
    const look = watchOf(get, set, say);
    const keep = () => void keepTest(userId, get().test, get());
    const saved = initialSaving(test);
    return {
      ...saved,
      test,
      questions,
      index: Math.min(Math.max(first, 0), Math.max(questions.length - 1, 0)),
      secondsLeft: secondsLeft(saved.clock, performance.now()),
      ending: { kind: 'no' },
      message: undefined,
      asking: false,
      listing: undefined,
      show: set,
      goTo: (index) => {
        const entry = get().questions[index];
        if (!entry) return;
        set({ index });
        timeOn.show(entry.question_id);
      },
      change: (id, progress) => running?.saving.change(id, progress, timeOn.take(id)),
      resolveConflict: (id, keep) => running?.saving.resolveConflict(id, keep),
      ...commandsOf(get, say),
      submit: async () => running?.submit(),
      learn: (read) => {
        set({ test: read, questions: read.questions ?? [] });
        running?.saving.learn(storedIn(read));
      },
      begin: () => {
        const saving = startSaving({
          ...{ userId, slug, attempt: store, store: indexedDbOutboxes },
          send: (clientId, changes, limit) => sendChanges(host.request, slug, clientId, changes, limit),
        });
        const ending = endingOf({ attempt: store, saving, timeOn, host, refresh });
        running = { saving, submit: ending.submit };
        timeOn.show(get().questions[get().index]?.question_id ?? 0);
        const timer = setInterval(look, LOOK);
        const unfollow = store.subscribe((now, before) => {
          if (now.clock !== before.clock) look();
          if (now.stored !== before.stored) keep();
          if (now.closed && !before.closed) {
            void dropTest(userId, slug);
            ending.tellClosed(now.closed.late);
          }
        });
        keep();
        const leaveOutHidden = timeOn.followVisibility();
        return () => {
          running = undefined;
          clearInterval(timer);
          for (const stop of [leaveOutHidden, unfollow, ending.stop, saving.stop]) stop();
        };
      },
    };
  });
  return store;
}

function sayingBy(show: (message: string | undefined) => void): (words: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (words) => {
    show(words);
    clearTimeout(timer);
    timer = setTimeout(() => show(undefined), MESSAGE_TIME);
  };
}

/** Warns in the last minute, and ends the test at zero. */
function watchOf(get: () => Attempt, set: (change: Pick<Attempt, 'secondsLeft'>) => void, say: (words: string) => void) {
  let [warned, over] = [false, false];
  return () => {
    const left = secondsLeft(get().clock, performance.now());
    if (left !== get().secondsLeft) set({ secondsLeft: left });
    if (left === null || left > WARNING_SECONDS) return;
    if (left > 0 && !warned) {
      warned = true;
      say(left > WARNING_SECONDS / 2 ? '1 minute left' : `${counted(left, 'second')} left`);
    } else if (left === 0 && !over) {
      over = true;
      void get().submit();
    }
  };
}

function commandsOf(get: () => Attempt, say: (words: string) => void): Pick<Attempt, 'act' | 'goOn'> {
  const isOpen = (id: number) => {
    const { state, flagged } = progressOf(get(), id);
    return state === 'unvisited' || flagged;
  };
  return {
    act: (action) => {
      const { questions, index, goTo, change, show } = get();
      const entry = questions[index];
      if (!entry) return;
      const { question_id, question } = entry;
      const progress = progressOf(get(), question_id);
      if (action === 'next') goTo(index + 1);
      else if (action === 'previous') goTo(index - 1);
      else if (action === 'list') show({ listing: true });
      else if (action === 'flag') change(question_id, flagToggled(progress));
      else if (action === 'skip') {
        change(question_id, skipped(progress));
        say(`Skipped question number ${index + 1}`);
        goTo(index + 1);
      } else {
        const key = question.options[action.option]?.key;
        if (key) change(question_id, withOption(progress, key));
      }
    },
    goOn: () => {
      const { questions, index, goTo, change, show, submit } = get();
      const entry = questions[index];
      if (!entry) return;
      change(entry.question_id, attempted(progressOf(get(), entry.question_id)));
      if (index < questions.length - 1) goTo(index + 1);
      else if (questions.some(({ question_id }) => question_id !== entry.question_id && isOpen(question_id)))
        show({ asking: true });
      else void submit();
    },
  };
}

/** Provided by `Player`. */
export const AttemptContext = createContext<StoreApi<Attempt> | null>(null);

/** Part of the attempt in view. @throws Error outside `Player`. */
export function useAttempt<Part>(select: (attempt: Attempt) => Part): Part {
  const store = useContext(AttemptContext);
  if (!store) throw new Error('useAttempt is for components inside Player');
  return useStore(store, select);
}

/** On one question. */
export function useProgress(questionId: number): Progress {
  return useAttempt((state) => progressOf(state, questionId));
}

/** In the order of the test. */
export function useAllProgress(): readonly Progress[] {
  const { stored, outbox, questions } = useAttempt((state) => state);
  return useMemo(() => {
    const view = inView(stored, outbox);
    return questions.map(({ question_id }) => view[question_id] ?? UNTOUCHED);
  }, [stored, outbox, questions]);
}

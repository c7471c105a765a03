import type { OptionKey, Question } from '@api/contract';
import { type Host, useHost, useRefresh, useSession } from '@shell/kit';
import { createSender, type Sender, type SendOutcome } from '@shell/kit/drafts';
import { useEffect, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import type { TopicPlace } from '../addresses/addresses.ts';
import { definedOnly } from '../addresses/list-selection.ts';
import { sendAllWaiting, sendAnswer } from '../answer-question/desk/send-answers.ts';
import { keepWaiting, type WaitingAnswer } from '../answer-question/desk/waiting-answers.ts';
import { asSentence } from '../bank-labels.ts';
import { takeSeconds } from '../study-tools/time-on-question.ts';
import {
  answered,
  type CheckAnswer,
  type CheckRun,
  keepRun,
  learned,
  movedTo,
  newAnswer,
  newRun,
  readRun,
  toSend,
} from './check-run.ts';

export interface QuickCheck {
  state: { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'running'; run: CheckRun };
  /** Null if none waits. */
  waiting: string | null;
  answer: (questionId: number, option: OptionKey) => void;
  goTo: (index: number) => void;
  /** Another run, or one of these questions. */
  again: (questions?: CheckRun['questions']) => void;
  retry: () => void;
  /** Continues the stored run or draws one. Returns the stop function. */
  begin: () => () => void;
}

/** A place's stored run, or a new one. */
export function useQuickCheck(place: TopicPlace): QuickCheck {
  const host = useHost();
  const refresh = useRefresh();
  const { id: userId = null } = useSession().user ?? {};
  const key = JSON.stringify(definedOnly({ ...place }));
  const check = useMemo(() => createQuickCheck(userId, key, host, refresh), [userId, key, host, refresh]);
  useEffect(() => check.getState().begin(), [check]);
  return useStore(check);
}

/** Answers are stored, then sent one by one; an account's are also waiting answers, so that any page sends them. */
function createQuickCheck(userId: number | null, key: string, host: Host, refresh: ReturnType<typeof useRefresh>) {
  return createStore<QuickCheck>((set, get) => {
    let sender: Sender | undefined;
    let drawing: AbortController | undefined;
    const runInView = () => {
      const { state } = get();
      return state.kind === 'running' ? state.run : undefined;
    };
    const put = (run: CheckRun) => {
      set({ state: { kind: 'running', run } });
      void keepRun(userId, key, run);
    };
    const draw = async () => {
      drawing?.abort();
      drawing = new AbortController();
      const { signal } = drawing;
      // The previous run stays until another is drawn.
      set({ state: { kind: 'loading' } });
      try {
        const number = Math.floor(Math.random() * 1e9);
        const query = { ...JSON.parse(key), draw: String(number) };
        const { questions, available } = await host.request('GET /api/questions/quick-check', { query }, signal);
        if (!signal.aborted) put(newRun(questions, available, number));
      } catch (error) {
        if (!signal.aborted) set({ state: { kind: 'failed', error } });
      }
    };
    const sendAll = async (): Promise<SendOutcome> => {
      const run = runInView();
      const unsent = (run ? toSend(run, userId !== null) : []).map(({ question, answer }) => toWaiting(question, answer));
      if (userId !== null) for (const answer of unsent) keepWaiting(userId, answer);
      let waiting: string | null = null;
      let outcome: SendOutcome = 'done';
      for (const answer of unsent) {
        const sent = await sendAnswer(host, userId, answer, true);
        const learn = (news: Partial<CheckAnswer>) => {
          const latest = runInView();
          if (latest) put(learned(latest, answer.questionId, news));
        };
        if (sent.kind === 'refused') learn({ refused: sent.words });
        else if (sent.kind === 'waiting') {
          waiting = wordsFor(sent.reason);
          // The rate limit may be this question's alone: retry later.
          outcome = sent.words === undefined ? 'no-answer' : 'refused';
          if (outcome === 'no-answer') break;
        } else if (sent.kind === 'answer') {
          learn({ judgement: sent.said.judgement, kept: userId !== null });
          if (sent.said.completed) void refresh('GET /api/topics/:subjectSlug', 'GET /api/questions/filters');
        }
      }
      set({ waiting });
      return outcome;
    };

    return {
      state: { kind: 'loading' },
      waiting: null,
      answer: (questionId, option) => {
        const run = runInView();
        if (!run || run.answers[questionId]) return;
        put(answered(run, questionId, newAnswer(option, takeSeconds(questionId))));
        sender?.changed();
      },
      goTo: (index) => {
        const run = runInView();
        if (run) put(movedTo(run, index));
      },
      again: (questions) => {
        // Hands waiting answers over instead of sending them here too.
        void sendAllWaiting(host);
        const run = runInView();
        if (questions && run) put(newRun(questions, run.available, run.draw));
        else void draw();
        sender?.changed();
      },
      retry: () => void draw(),
      begin: () => {
        let gone = false;
        const own = createSender({ pause: 0, latest: 0, send: sendAll });
        sender = own;
        const unfollow = own.followPage();
        void readRun(userId, key).then((kept) => {
          if (gone) return;
          // New questions may have been added.
          if (!kept || kept.questions.length === 0) return void draw();
          put(kept);
          own.changed();
        });
        return () => {
          gone = true;
          drawing?.abort();
          unfollow();
          own.stop();
        };
      },
    };
  });
}

function toWaiting(question: Question, { option, client_key, seconds, answered_at }: CheckAnswer): WaitingAnswer {
  const { id: questionId, answer_parts, version } = question;
  const named = {
    part: answer_parts?.[0]?.part ?? '',
    client_key,
    ...(version === undefined ? {} : { question_version: version }),
  };
  return { kind: 'answer', questionId, body: { ...named, answer: [option], seconds, answered_at } };
}

const wordsFor = (reason: string | undefined) =>
  reason === undefined
    ? 'Saved on this device. We’ll check it as soon as you’re back online.'
    : `${asSentence(reason)} Your answer is saved on this device.`;

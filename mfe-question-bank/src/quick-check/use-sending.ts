import type { Question } from '@api/contract';
import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { createSender, type Sender, type SendOutcome } from '@shell/kit/kept-work';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keepWaiting } from '../answer-question/desk/waiting-answers.ts';
import { type CheckAnswer, type CheckRun, learned, toSend } from './check-run.ts';

/** Refusals that say nothing about the answer itself: nobody is signed in any more, too slow, too many. */
const PASSING = [0, 401, 408, 425, 429];
const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 30_000;
const PACE = { pause: 0, latest: 0, nextTryIn: (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LAST_WAIT_MS) };

interface SendingOptions {
  userId: number | null;
  latest: RefObject<CheckRun | undefined>;
  /** Takes the run with what the server has said. */
  put: (run: CheckRun) => void;
}

function bodyOf({ answer_parts, version }: Question, { option, client_key, seconds, answered_at }: CheckAnswer) {
  const part = answer_parts?.[0]?.part ?? '';
  return {
    part,
    client_key,
    answer: [option],
    seconds,
    answered_at,
    ...(version === undefined ? {} : { question_version: version }),
  };
}

/** Why an answer waits, in words; null where it will never be taken. */
function reasonToWait(error: unknown): string | null {
  const status = isApiError(error) ? error.status : 0;
  if (status === 429) return `${messageOf(error)}. Your answer is kept on this device.`;
  return PASSING.includes(status) || status >= 500 ? 'Kept on this device. It is judged as soon as the network is back.' : null;
}

/**
 * Sends the answers of a run that are not sent yet, one after the other, and again by itself while no answer comes. `waiting`: why some wait,
 * null where none does. `handOver`: the run makes way for another, and what waits of it goes with the answers of question pages.
 */
export function useSending({ userId, latest, put }: SendingOptions) {
  const host = useHost();
  const { request } = host;
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState<string | null>(null);
  const sender = useRef<Sender>(undefined);

  const sendAll = useCallback(async (): Promise<SendOutcome> => {
    let reason: string | null = null;
    let outcome: SendOutcome = 'done';
    for (const { question, answer } of latest.current ? toSend(latest.current, userId !== null) : []) {
      try {
        const sent = { params: { id: question.id }, body: bodyOf(question, answer) };
        const told = await request('POST /api/practice/questions/:id/answers', sent);
        if (latest.current) put(learned(latest.current, question.id, { judgement: told.judgement, kept: userId !== null }));
        if (told.completed) void refresh('GET /api/topics/:subjectSlug', 'GET /api/questions/filters');
      } catch (error) {
        const why = reasonToWait(error);
        if (why === null) {
          if (latest.current) put(learned(latest.current, question.id, { refused: messageOf(error) }));
          continue;
        }
        reason = why;
        // Too many tries may be those at this question alone; asked again at once it would be refused again.
        outcome = isApiError(error) && error.status === 429 ? 'refused' : 'no-answer';
        if (outcome === 'no-answer') break;
      }
    }
    setWaiting(reason);
    return outcome;
  }, [request, refresh, put, userId, latest]);

  useEffect(() => {
    const own = createSender({ ...PACE, send: sendAll });
    const leave = own.followPage();
    sender.current = own;
    return () => {
      leave();
      own.stop();
    };
  }, [sendAll]);

  const send = useCallback(() => sender.current?.changed(), []);
  const handOver = useCallback(() => {
    const unsent = latest.current && userId !== null ? toSend(latest.current, true) : [];
    for (const { question, answer } of unsent)
      keepWaiting(userId as number, { kind: 'answer', questionId: question.id, body: bodyOf(question, answer) });
    if (unsent.length === 0) return;
    import('../answer-question/desk/send-answers.ts').then(
      ({ sendAllWaiting }) => sendAllWaiting(host),
      () => {}, // They wait on.
    );
  }, [host, userId, latest]);
  return { waiting, send, handOver };
}

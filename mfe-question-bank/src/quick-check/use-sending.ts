import type { Question } from '@api/contract';
import { useHost, useRefresh } from '@shell/kit';
import { createSender, type Sender, type SendOutcome } from '@shell/kit/kept-work';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sendAllWaiting, sendAnswer } from '../answer-question/desk/send-answers.ts';
import { keepWaiting, type WaitingAnswer } from '../answer-question/desk/waiting-answers.ts';
import { asSentence } from '../as-sentence.ts';
import { type CheckAnswer, type CheckRun, learned, toSend } from './check-run.ts';

interface SendingOptions {
  userId: number | null;
  latest: RefObject<CheckRun | undefined>;
  /** Takes the run with what the server has said. */
  put: (run: CheckRun) => void;
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

/** Why answers wait: for the network, or for the `reason` for which the server does not take them just now. */
const wordsFor = (reason: string | undefined) =>
  reason === undefined
    ? 'Kept on this device. It is judged as soon as the network is back.'
    : `${asSentence(reason)} Your answer is kept on this device.`;

/**
 * Sends the answers of a run that are not sent yet, one after the other, and again by itself while no answer comes. Those of an account are among
 * the answers that wait on this device, too, so that they are sent from whichever page is open when this one is not. `waiting`: why some wait, null
 * where none does. `handOver`: the run makes way for another.
 */
export function useSending({ userId, latest, put }: SendingOptions) {
  const host = useHost();
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState<string | null>(null);
  const sender = useRef<Sender>(undefined);

  const sendAll = useCallback(async (): Promise<SendOutcome> => {
    const unsent = (latest.current ? toSend(latest.current, userId !== null) : []).map(({ question, answer }) =>
      toWaiting(question, answer),
    );
    if (userId !== null) for (const answer of unsent) keepWaiting(userId, answer);
    let reason: string | null = null;
    let outcome: SendOutcome = 'done';
    for (const answer of unsent) {
      const sent = await sendAnswer(host, userId, answer, true);
      const learn = (news: Partial<CheckAnswer>) => latest.current && put(learned(latest.current, answer.questionId, news));
      if (sent.kind === 'refused') learn({ refused: sent.words });
      else if (sent.kind === 'waiting') {
        reason = wordsFor(sent.reason);
        // Too many tries may be those at this question alone; asked again at once it would be refused again.
        outcome = sent.words === undefined ? 'no-answer' : 'refused';
        if (outcome === 'no-answer') break;
      } else if (sent.kind === 'answer') {
        learn({ judgement: sent.said.judgement, kept: userId !== null });
        if (sent.said.completed) void refresh('GET /api/topics/:subjectSlug', 'GET /api/questions/filters');
      }
    }
    setWaiting(reason);
    return outcome;
  }, [host, refresh, put, userId, latest]);

  useEffect(() => {
    const own = createSender({ pause: 0, latest: 0, send: sendAll });
    const leave = own.followPage();
    sender.current = own;
    return () => {
      leave();
      own.stop();
    };
  }, [sendAll]);

  const send = useCallback(() => sender.current?.changed(), []);
  const handOver = useCallback(() => void sendAllWaiting(host), [host]);
  return { waiting, send, handOver };
}

import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type CheckRun, learned, toSend } from './check-run.ts';

/** Statuses that say nothing about the answer itself: it is sent again later. */
const LATER = [0, 500, 502, 503, 504];

interface SendingOptions {
  userId: number | null;
  latest: RefObject<CheckRun | undefined>;
  /** Takes the run with what the server has said. */
  put: (run: CheckRun) => void;
}

/** Sends the answers of a run that are not sent yet, one after the other. `waiting`: for a network, or for a server that takes them. */
export function useSending({ userId, latest, put }: SendingOptions): { waiting: boolean; send: () => void } {
  const { request } = useHost();
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState(false);
  const sending = useRef<Promise<void>>(undefined);

  const sendAll = useCallback(async () => {
    const run = latest.current;
    for (const { question, answer } of run ? toSend(run, userId !== null) : []) {
      const { option, client_key, seconds, answered_at } = answer;
      const part = question.answer_parts?.[0]?.part ?? '';
      const version = question.version === undefined ? {} : { question_version: question.version };
      try {
        const told = await request('POST /api/practice/questions/:id/answers', {
          params: { id: question.id },
          body: { part, client_key, answer: [option], seconds, answered_at, ...version },
        });
        if (latest.current) put(learned(latest.current, question.id, { judgement: told.judgement, kept: userId !== null }));
        if (told.completed) void refresh('GET /api/topics/:subjectSlug', 'GET /api/questions/filters');
      } catch (error) {
        if (!isApiError(error) || LATER.includes(error.status)) return setWaiting(true);
        if (latest.current) put(learned(latest.current, question.id, { refused: messageOf(error) }));
      }
    }
    setWaiting(false);
  }, [request, refresh, put, userId, latest]);

  const send = useCallback(() => {
    // One after the other: the second finds what the first has left.
    sending.current = (sending.current ?? Promise.resolve()).then(sendAll);
  }, [sendAll]);
  return { waiting, send };
}

import type { Topic, TopicWork } from '@api/contract';
import { useApi, useSession } from '@shell/kit';
import { useMemo } from 'react';

/** What the learner has worked on in a course, by topic; nobody's for guests, and nothing while it is on its way. */
export function useTopicWork(subjectSlug: string): ReadonlyMap<number, TopicWork> {
  const signedIn = useSession().user !== null;
  const answer = useApi('GET /api/progress/courses/:subjectSlug', { params: { subjectSlug } }, { enabled: signedIn });
  return useMemo(() => new Map(answer.data?.topics.map((work) => [work.id, work])), [answer.data]);
}

/** Below so many parts an estimate says nothing of its own yet. */
const ENOUGH_PARTS = 5;

/** Whether the estimate is drawn as one. */
export const isVague = ({ parts }: TopicWork): boolean => parts < ENOUGH_PARTS;

/**
 * Questions of a topic that the learner is done with, in words: `31 of 88 completed`. Completing is the learner's own tick: where none is set
 * but some were worked on (in practice or a test), these are counted: `3 of 88 worked on`.
 */
export function progressInWords(
  { totalQuestionsCount: total }: Pick<Topic, 'totalQuestionsCount'>,
  completed: number,
  work: TopicWork | undefined,
): string {
  return completed === 0 && work
    ? `${Math.min(work.questions, total)} of ${total} worked on`
    : `${completed} of ${total} completed`;
}

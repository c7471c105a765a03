import type { Question, QuestionDetail } from '@api/contract';
import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { membersOnly, useIsHydrating, useSession } from '@shell/kit';
import { SetForClass } from '@shell/kit/set-for-class';
import { Button, ProgressBar, Sheet, Skeleton, token } from 'design-system';
import { definedOnly, filterCount } from '../addresses/list-selection.ts';
import { progressInWords, topicsInView, useTopics, useTopicWork } from '../browse-topics/topic-in-view.ts';
import { useQuestionDialogs } from '../question-dialogs/question-dialogs.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: token.space[5],
  alignItems: 'start',
});
const card = css({ display: 'grid', gap: token.space[3], fontSize: token.text.control, color: token.color.ink2 });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.small, color: token.color.ink });
const text = css({ margin: 0 });
/** Reserves the space of count and bar. */
const roomOfCount = css({ blockSize: `calc(1lh + ${token.space[3]} + ${token.space[1]} + 1px)` });
const start = css({ justifySelf: 'start' });

interface TopicProgressProps {
  question: Question;
  list: URLSearchParams;
  /** From 1; null outside a list. */
  position: number | null;
  totalCount: number;
  /** Of all learners, once enough have tried. */
  facility: QuestionDetail['facility'] | undefined;
}

/** Progress in the topic, position in it, and help. Both numbers count the same questions, or say what they count. */
export function TopicProgress({ question, list, position, totalCount, facility }: TopicProgressProps) {
  const { subject, topic_path } = question;
  const topics = useTopics(subject.slug);
  const work = useTopicWork(subject.slug);
  const hydrating = useIsHydrating();
  const signedIn = useSession().user !== null;
  const { openDoubt } = useQuestionDialogs();
  const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
  const ownPlace = new URLSearchParams(definedOnly({ topic, subtopic, subsubtopic }));
  const tree = topics.data?.topics ?? [];
  const listed = list.get('subject') === subject.slug ? topicsInView(tree, list).at(-1) : undefined;
  const counts = listed ?? topicsInView(tree, ownPlace).at(-1);
  const completed = counts?.completedQuestionsCount ?? null;
  const name = counts?.topic_name ?? question.topic.topic_name;

  return (
    <aside css={row} aria-label="About this question">
      <Sheet padding="compact" css={card}>
        <h2 css={heading}>{name}</h2>
        {question.learner !== null && topics.isPending && <Skeleton height={token.space[8]} />}
        {counts && completed === null && (hydrating || signedIn) && (
          <div css={[roomOfCount, hydrating && membersOnly]} aria-hidden="true" />
        )}
        {counts && completed !== null && (
          <>
            <p css={text}>{progressInWords(counts, completed, work.get(counts.id))}</p>
            <ProgressBar label={`${name}: completed`} value={completed} max={counts.totalQuestionsCount} />
          </>
        )}
        {position !== null && (
          <p css={text}>
            Question {position} of {totalCount}
            {filterCount(list) > 0 ? ' with your filters.' : listed ? '.' : ' in the list you came from.'}
          </p>
        )}
        {facility && (
          <p css={text}>
            {facility.learners} learners have tried this question; at first they earned {Math.round(100 * facility.share)}% of its
            marks.
          </p>
        )}
        <p css={[text, membersOnly]}>
          <SetForClass work={{ questions: [question.id] }} />
        </p>
      </Sheet>
      <Sheet padding="compact" css={card}>
        <h2 css={heading}>Stuck?</h2>
        <p css={text}>A teacher answers, {CLAIMS.doubtAnswered}.</p>
        <Button css={start} aria-haspopup="dialog" onClick={() => openDoubt(question)}>
          Ask a teacher
        </Button>
      </Sheet>
    </aside>
  );
}

import type { QuestionResult, TestResult, TopicResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { DateTime, media, Sheet, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { receiptAddress } from '../addresses.ts';
import { durationInWords } from '../test-labels.ts';
import { MarksBar } from './MarksAndTime.tsx';

const frame = css({ display: 'grid', gap: token.space[6] });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${token.space[5]} ${token.space[10]}`,
});
const serif = { fontFamily: token.font.serif, fontWeight: token.weight.strong, lineHeight: token.leading.tight };
const large = css({ ...serif, margin: 0, fontSize: token.text.display });
const quiet = css({ margin: 0, color: token.color.ink2 });
const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[8]}`,
  margin: 0,
  [media.phone]: { columnGap: token.space[4] },
});
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  '& dt': { color: token.color.ink2, fontSize: token.text.small },
  '& dd': { ...serif, margin: 0, fontSize: token.text.heading2 },
});
const strip = css({
  display: 'flex',
  gap: token.space[1],
  // All questions of a multiple-choice paper fit on a phone.
  '&& > *': { minInlineSize: '3px' },
  [media.phone]: { gap: '2px' },
});

/** A test at a glance. */
export function Score({ result }: { result: TestResult }) {
  const { test, attempted, skipped, time_ms, questions } = result;
  return (
    <Sheet>
      <div css={frame}>
        <div css={head}>
          <Marks result={result} />
          <dl css={figures}>
            <Figure term="Attempted questions" value={`${attempted} of ${test.question_count}`} />
            <Figure term="Skipped questions" value={String(skipped)} />
            <Figure term="Time" value={durationInWords(time_ms)} />
          </dl>
        </div>
        <Strip questions={questions} />
        <Takeaways result={result} />
        <SavedLine result={result} />
      </div>
    </Sheet>
  );
}

/** Known marks, and what is unmarked or who marked. */
function Marks({ result: { test, so_far } }: { result: TestResult }) {
  const { marks_obtained, total_marks, percentage, files } = test;
  const { marked, obtained, automatic } = so_far;
  const byServer =
    automatic &&
    (automatic.max === marked ? 'marked automatically' : `${automatic.marks} of ${automatic.max} marked automatically`);
  const byTeacher = files.some(({ file_type }) => file_type === 'ADMIN_FILE') ? 'marked by your teacher' : null;
  const isComplete = marks_obtained !== null;
  // "0 of 29" would read as a score.
  if (!isComplete && marked === 0) {
    return (
      <div>
        <p css={large}>Not marked yet</p>
        <p css={quiet}>{counted(total_marks, 'mark')} to mark</p>
      </div>
    );
  }
  const words = isComplete ? [`marks, ${percentage}%`, byTeacher ?? byServer] : ['so far', byServer];
  const left = isComplete ? 0 : total_marks - marked;
  return (
    <div>
      <p css={large}>
        {isComplete ? marks_obtained : obtained} of {total_marks}
      </p>
      <p css={quiet}>
        {words.filter(Boolean).join(', ')}
        {left > 0 && `. ${counted(left, 'mark')} left for you to mark.`}
      </p>
    </div>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div css={figure}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Strip({ questions }: { questions: readonly QuestionResult[] }) {
  const total = questions.reduce((sum, { so_far }) => sum + so_far.marks, 0);
  return (
    <div css={strip} aria-hidden="true">
      {questions.map(({ question_id, so_far, state }) => (
        <MarksBar key={question_id} marks={so_far} state={state} share={so_far.marks / Math.max(1, total)} />
      ))}
    </div>
  );
}

const line = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

/** When the test was stored, with its receipt. */
function SavedLine({ result: { test, receipt } }: { result: TestResult }) {
  if (!receipt) return null;
  const timeIsUp = test.closed_by === 'time';
  return (
    <p css={line}>
      {timeIsUp && 'Time is up. Everything until then is saved and counts. '}
      {counted(receipt.stored, 'question')} answered, saved <DateTime at={receipt.at} format="dateTime" />,{' '}
      <TextLink render={<Link to={receiptAddress(test.slug)} />}>receipt</TextLink>
    </p>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: `${token.space[4]} ${token.space[8]}`,
  margin: 0,
  '& dt': { color: token.color.ink2, fontSize: token.text.small },
  '& dd': { margin: 0 },
});

/** What went well and what to work on, once a mark is known. */
function Takeaways({ result }: { result: TestResult }) {
  const { subject } = result.test;
  const { best, fullMarks, next } = highlightsOf(result);
  const well = [
    best && `${best.topic.topic_name}: ${best.so_far.obtained} of ${counted(best.so_far.marked, 'mark')}`,
    fullMarks > 0 && `full marks on ${counted(fullMarks, 'question')}`,
  ].filter(Boolean);
  if (well.length === 0 && !next) return null;
  return (
    <dl css={list}>
      {well.length > 0 && (
        <div>
          <dt>What went well</dt>
          <dd>{well.join(', ')}</dd>
        </div>
      )}
      {next && (
        <div>
          <dt>What to do next</dt>
          <dd>
            <TextLink
              render={<Link to={addressOf('question-list', {}, { query: { subject: subject.slug, topic: next.topic.slug } })} />}
            >
              Practise {next.topic.topic_name}
            </TextLink>
            : {counted(next.so_far.marked - next.so_far.obtained, 'mark')} to gain
          </dd>
        </div>
      )}
    </dl>
  );
}

interface Highlights {
  /** With the largest share of its marks, if half or more. */
  best: TopicResult | null;
  fullMarks: number;
  next: TopicResult | null;
}

const share = ({ so_far }: TopicResult) => (so_far.marked === 0 ? 0 : so_far.obtained / so_far.marked);
const lost = ({ so_far }: TopicResult) => so_far.marked - so_far.obtained;

/** Strengths and weaknesses among marked questions. */
export function highlightsOf({ topics, questions }: Pick<TestResult, 'topics' | 'questions'>): Highlights {
  const [best] = topics
    .filter((topic) => share(topic) >= 0.5)
    .sort((a, b) => share(b) - share(a) || b.so_far.marked - a.so_far.marked);
  const [next] = topics.filter((topic) => lost(topic) > 0).sort((a, b) => lost(b) - lost(a));
  const fullMarks = questions.filter(({ so_far }) => so_far.marked === so_far.marks && so_far.obtained === so_far.marks).length;
  return { best: best ?? null, fullMarks, next: next ?? null };
}

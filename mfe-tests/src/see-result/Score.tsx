import type { QuestionResult, TestResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { media, Sheet, token } from 'design-system';
import { durationInWords } from '../test-words.ts';
import { MarksBar } from './MarksBar.tsx';
import { SavedLine } from './SavedLine.tsx';
import { Takeaways } from './Takeaways.tsx';

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
const figures = css({ display: 'flex', flexWrap: 'wrap', gap: `${token.space[4]} ${token.space[8]}`, margin: 0 });
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  '& dt': { color: token.color.ink2, fontSize: token.text.small },
  '& dd': { ...serif, margin: 0, fontSize: token.text.heading2 },
});
const strip = css({
  display: 'flex',
  gap: token.space[1],
  // As many as a paper of multiple choice has fit on a phone too.
  '&& > *': { minInlineSize: '3px' },
  [media.phone]: { gap: '2px' },
});

/** A test in one look: its marks, what went well and what to do next, its counts, and each question by its marks. */
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

/** The marks out of all that there were, as far as they are known; below it what is left to mark, or who gave them. */
function Marks({ result: { test, so_far } }: { result: TestResult }) {
  const { marks_obtained, total_marks, percentage, files } = test;
  const { marked, obtained, automatic } = so_far;
  const byServer =
    automatic && (automatic.max === marked ? 'given automatically' : `${automatic.marks} of ${automatic.max} automatically`);
  const byTeacher = files.some(({ file_type }) => file_type === 'ADMIN_FILE') ? 'given by your teacher' : null;
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
  const words = isComplete
    ? [`marks, ${percentage} %`, byTeacher ?? byServer]
    : [`so far; ${counted(total_marks - marked, 'mark')} left for you to mark`, byServer];
  return (
    <div>
      <p css={large}>
        {isComplete ? marks_obtained : obtained} of {total_marks}
      </p>
      <p css={quiet}>{words.filter(Boolean).join('; ')}</p>
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

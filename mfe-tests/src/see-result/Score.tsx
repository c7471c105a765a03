import type { QuestionResult, TestResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { media, Sheet, token } from 'design-system';
import { durationInWords } from '../test-words.ts';
import { MarksBar } from './MarksBar.tsx';

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
  [media.phone]: { gap: '2px' },
});

/** A test in one look: its marks, its counts, and each question as long as its marks and as full as they were got. */
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
      </div>
    </Sheet>
  );
}

/** The marks of all, or as many as are known, and who gave them. */
function Marks({ result: { test, so_far, questions } }: { result: TestResult }) {
  const { marks_obtained, total_marks, percentage, files } = test;
  const { marked, obtained, automatic } = so_far;
  const byServer =
    automatic && (automatic.max === marked ? ', given automatically' : `, ${automatic.marks} of ${automatic.max} automatically`);
  if (marks_obtained !== null) {
    const graded = files.some(({ file_type }) => file_type === 'ADMIN_FILE');
    return (
      <div>
        <p css={large}>{percentage} %</p>
        <p css={quiet}>
          {marks_obtained} of {counted(total_marks, 'mark')}
          {graded ? ', given by your teacher' : byServer}
        </p>
      </div>
    );
  }
  const waiting = questions.filter(({ so_far: each }) => each.marked < each.marks).length;
  return (
    <div>
      <p css={large}>{marked > 0 ? `${obtained} of ${marked}` : 'Not marked yet'}</p>
      <p css={quiet}>
        {marked > 0 && <>marks so far{byServer}. </>}
        {counted(total_marks - marked, 'mark')} in {counted(waiting, 'question')} to give yourself: review your answers.
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

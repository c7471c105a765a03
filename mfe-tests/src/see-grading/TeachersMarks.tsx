import type { GradedQuestion, Test } from '@api/contract';
import { css } from '@emotion/react';
import { Sheet, Table, type TableColumn, token } from 'design-system';
import { CommentText, marksOf, useGradingOutcome } from './GradingOutcome.tsx';

const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const quiet = css({ color: token.color.ink2 });
const whole = css({ whiteSpace: 'nowrap' });

const OWN: TableColumn<GradedQuestion> = {
  key: 'own',
  header: 'You',
  align: 'end',
  cell: ({ own_marks, marks }) =>
    own_marks === null ? (
      <span css={[quiet, whole]}>Not marked</span>
    ) : (
      <span css={whole}>{marksOf({ marks_obtained: own_marks, marks })}</span>
    ),
};

/** A teacher's marks and reasons by question, beside self-marks. */
export function TeachersMarks({ questions }: { questions: readonly GradedQuestion[] }) {
  const selfMarked = questions.some(({ own_marks }) => own_marks !== null);
  return (
    <Table
      caption="Your teacher’s marks by question"
      rows={questions}
      rowKey={({ question_id }) => question_id}
      columns={[
        { key: 'position', header: 'Question', rowHeader: true, cell: ({ position }) => position },
        { key: 'teacher', header: 'Teacher', align: 'end', cell: (question) => <span css={whole}>{marksOf(question)}</span> },
        ...(selfMarked ? [OWN] : []),
        {
          key: 'comment',
          header: 'Comment',
          cell: (question) => (question.comment.trim() ? <CommentText {...question} /> : <span css={quiet}>None</span>),
        },
      ]}
    />
  );
}

/** A teacher's marks at the end of a result page, once known. */
export function TeachersMarksSection({ test }: { test: Test }) {
  const { grading } = useGradingOutcome(test);
  if (!grading.data?.questions) return null;
  return (
    <section css={section} aria-labelledby="teachers-marks-by-question">
      <h2 id="teachers-marks-by-question" css={heading}>
        Your teacher’s marks by question
      </h2>
      <Sheet padding="none">
        <TeachersMarks questions={grading.data.questions} />
      </Sheet>
    </section>
  );
}

import type { Test } from '@api/contract';
import { css } from '@emotion/react';
import { Sheet, token } from 'design-system';
import { TeachersMarks } from './TeachersMarks.tsx';
import { useGradingOutcome } from './use-grading-outcome.ts';

const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const heading = css({ margin: 0, fontSize: token.text.heading3 });

/** A teacher's marks of each question, at the end of the page of a test's result; nothing before they are known. */
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

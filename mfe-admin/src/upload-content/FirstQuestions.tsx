import type { UploadPreview } from '@api/contract';
import { Sheet } from 'design-system';
import { useId } from 'react';
import { heading3, stack } from '../staff-area/styles.ts';
import { ShownQuestion } from './ShownQuestion.tsx';

/** A file's first questions as learners will see them. */
export function FirstQuestions({ questions }: { questions: readonly UploadPreview[] }) {
  const id = useId();
  return (
    <section css={stack[3]} aria-labelledby={id}>
      <h3 css={heading3} id={id}>
        {questions.length === 1
          ? 'The first question as learners will see it'
          : `The first ${questions.length} questions as learners will see them`}
      </h3>
      <Sheet padding="none">
        {questions
          .map((question, index) => ({ question, number: index + 1 }))
          .map(({ question, number }) => (
            <ShownQuestion key={number} question={question} number={number} />
          ))}
      </Sheet>
    </section>
  );
}

import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { Banner, token } from 'design-system';
import { small } from '../../staff-area/styles.ts';
import { TypesetText } from '../../staff-area/TypesetText.tsx';

const room = css({ margin: token.space[3] });

type Markings = NonNullable<Grading['markings']>;

const nameOf = ({ marked_by }: Markings[number]) => marked_by?.name ?? 'A former colleague';
const marksOf = ({ marks }: Markings[number], questionId: number) =>
  marks.find(({ question_id }) => question_id === questionId) ?? null;

/** Positions of questions with different marks from two graders. */
function differingQuestions({ markings = [], questions }: Pick<Grading, 'markings' | 'questions'>): number[] {
  const [first, second] = markings;
  if (!first || !second) return [];
  return questions
    .filter(({ question_id }) => marksOf(first, question_id)?.marks !== marksOf(second, question_id)?.marks)
    .map(({ position }) => position);
}

/** For a moderator: what two graders gave, and where they differ. */
export function MarkingsNote({ grading }: { grading: Grading }) {
  const { markings = [], total_marks, state } = grading;
  if (markings.length < 2 || state === 'graded' || state === 'returned') return null;
  const differing = differingQuestions(grading);
  return (
    <Banner
      css={room}
      title={markings.map((marking) => `${nameOf(marking)} gave ${marking.marks_obtained} of ${total_marks}`).join(', ')}
    >
      {differing.length === 0
        ? 'They agree on every question. Check the marks, then return the sheet.'
        : `They differ on question${differing.length === 1 ? '' : 's'} ${differing.join(', ')}. Set the marks that the learner gets.`}
    </Banner>
  );
}

/** Two graders' independent marks of a question. */
export function QuestionMarkings({ markings, questionId }: { markings: Markings; questionId: number }) {
  const given = markings.map((marking) => marksOf(marking, questionId)?.marks ?? 0);
  const difference = Math.abs((given[0] ?? 0) - (given[1] ?? 0));
  return (
    <section css={small} aria-label="Independent markings">
      {markings.map((marking, index) => {
        const comment = marksOf(marking, questionId)?.comment ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in their order.
          <div key={index}>
            {nameOf(marking)}: {given[index]}
            {comment !== '' && <TypesetText>{comment}</TypesetText>}
          </div>
        );
      })}
      <p>{difference === 0 ? 'No difference' : `Difference: ${difference}`}</p>
    </section>
  );
}

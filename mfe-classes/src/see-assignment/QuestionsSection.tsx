import type { AssignmentOverview, GivenAnswer, OverviewQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { ProgressBar, Sheet, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { heading, list, quiet, rowDetail, section } from '../layoutStyles.ts';

const question = css({
  display: 'grid',
  gap: token.space[2],
  paddingBlock: token.space[4],
  paddingInline: token.space[5],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
const answers = css({ display: 'grid', gap: token.space[1], margin: 0, padding: 0, listStyle: 'none' });
const value = css({ fontFamily: token.font.serif, fontSize: token.text.body, overflowWrap: 'anywhere' });

/** Marks by question, and the commonest wrong answers. */
export function QuestionsSection({ overview }: { overview: AssignmentOverview }) {
  const { questions } = overview;
  if (questions.length === 0) return null;
  return (
    <section css={section} aria-labelledby="questions">
      <h2 id="questions" css={heading}>
        Questions
      </h2>
      {questions.every(({ learners }) => learners === 0) ? (
        <p css={quiet}>How each question went appears here once a learner hands in.</p>
      ) : (
        <Sheet padding="none">
          <ol css={list}>
            {questions.map((each) => (
              <Question key={each.question_id} question={each} of={overview} />
            ))}
          </ol>
        </Sheet>
      )}
    </section>
  );
}

function Question({ question: each, of }: { question: OverviewQuestion; of: AssignmentOverview }) {
  const { position, question_id, question_number, topic, facility, learners, answered } = each;
  const name =
    position === null ? `${topic.topic_name}, question ${question_number}` : `Question ${position}, ${topic.topic_name}`;
  const percent = facility === null ? null : Math.round(100 * facility);
  return (
    <li css={question}>
      <TextLink
        render={
          <Link
            to={addressOf(
              'show-to-class',
              { classId: of.class.id, assignmentId: of.assignment.id },
              { query: { question: question_id } },
            )}
          />
        }
      >
        {name}
      </TextLink>
      {percent !== null && <ProgressBar label={`Marks earned in ${name}`} value={percent} tone="accent" />}
      <p css={rowDetail}>
        {percent === null ? 'Not marked yet' : `${percent}% of the marks earned`}
        {`, answered by ${answered} of ${counted(learners, 'learner')}`}
      </p>
      {each.wrong_answers.length > 0 && (
        <ul css={answers} aria-label="Commonest wrong answers">
          {each.wrong_answers.map((given) => (
            <li key={`${given.part} ${given.value}`} css={rowDetail}>
              <WrongAnswer given={given} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function WrongAnswer({ given: { part, value: written, learners, slip } }: { given: GivenAnswer }) {
  return (
    <>
      {part && `(${part.split('.').join(') (')}) `}
      <span css={value}>{written}</span>
      {` from ${counted(learners, 'learner')}`}
      {slip && `: ${slip}`}
    </>
  );
}

import type { UploadPreview } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Banner, QuestionSheet, Sheet, Skeleton, Typeset, token } from 'design-system';
import { useId } from 'react';
import { plainList, stack } from '../staff-area/styles.ts';
import { counted } from './upload-labels.ts';

const heading = css({ margin: 0, fontSize: token.text.control });
const option = css({ display: 'grid', gridTemplateColumns: `${token.space[6]} minmax(0, 1fr)`, alignItems: 'baseline' });
const loading = css({ padding: token.space[5] });

/** The first questions of a file as learners will see them. */
export function FirstQuestions({ questions }: { questions: readonly UploadPreview[] }) {
  const id = useId();
  return (
    <section css={stack[3]} aria-labelledby={id}>
      <h3 css={heading} id={id}>
        {questions.length === 1
          ? 'The first question as learners will see it'
          : `The first ${questions.length} questions as learners will see them`}
      </h3>
      <Sheet padding="none">
        {questions
          .map((question, index) => ({ question, number: index + 1 }))
          .map(({ question, number }) => (
            <FirstQuestion key={number} question={question} number={number} />
          ))}
      </Sheet>
    </section>
  );
}

function FirstQuestion({ question, number }: { question: UploadPreview; number: number }) {
  const { text, options: choices, correct_option, difficulty, marks } = question;
  const body = { questions_text: text, options: choices };
  const set = useApi('POST /api/admin/questions/preview', { body }, { staleTime: Number.POSITIVE_INFINITY });
  if (set.isError) return <Banner tone="error">The preview could not be made: {messageOf(set.error)}</Banner>;
  if (!set.data) {
    return (
      <div css={loading}>
        <Skeleton width="80%" />
      </div>
    );
  }
  return (
    <QuestionSheet
      headingLevel={3}
      number={number}
      html={set.data.questions_html}
      difficulty={difficulty}
      meta={[counted(marks, 'mark')]}
      options={
        set.data.options.length > 0 && (
          <ol css={plainList[2]}>
            {set.data.options.map(({ key, html }) => (
              <li key={key} css={option}>
                {key}. <Typeset variant="line" html={html} />
                {key === correct_option && ' (right)'}
              </li>
            ))}
          </ol>
        )
      }
    />
  );
}

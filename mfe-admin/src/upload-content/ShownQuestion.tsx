import type { UploadReplacement } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Banner, QuestionSheet, Skeleton, Typeset, token } from 'design-system';
import { plainList } from '../staff-area/styles.ts';
import { counted } from './upload-labels.ts';

const option = css({ display: 'flex', gap: token.space[2], alignItems: 'baseline' });
const loading = css({ padding: token.space[5] });

/** A question as learners will see it, with its right choice. */
export function ShownQuestion({ question, number }: { question: UploadReplacement['after']; number: number | string }) {
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
                <span>{key}.</span> <Typeset variant="line" html={html} />
                {key === correct_option && <span> (right)</span>}
              </li>
            ))}
          </ol>
        )
      }
    />
  );
}

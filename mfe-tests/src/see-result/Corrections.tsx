import type { TestCorrection, TestResult } from '@api/contract';
import { css } from '@emotion/react';
import { DateTime, Sheet, Typeset, token } from 'design-system';
import { Link } from 'react-router-dom';
import { reviewAddress } from '../addresses.ts';

const frame = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const list = css({ display: 'grid', gap: token.space[4], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
});
const words = css({ margin: 0, maxInlineSize: token.measure });
const quiet = css({ color: token.color.ink2, maxInlineSize: token.measure });

function saidOf({ outcome, before, after, total }: TestCorrection): string {
  if (outcome === 'raised') return `from ${before} to ${after} of ${total} marks.`;
  if (outcome === 'own') return 'you marked it yourself, so your marks stay. You can mark it again.';
  return 'you keep the marks that you had for it.';
}

/** Corrected questions: date, fault, and marks before and after. */
export function Corrections({ result: { test, corrections } }: { result: TestResult }) {
  // Older APIs send none.
  if (corrections === undefined || corrections.length === 0) return null;
  return (
    <Sheet render={<section aria-labelledby="corrections" />}>
      <div css={frame}>
        <h2 id="corrections" css={heading}>
          Corrected since
        </h2>
        <ol css={list}>
          {corrections.map((correction) => (
            <li key={`${correction.question_id} ${correction.at}`} css={item}>
              <p css={words}>
                Corrected on <DateTime at={correction.at} format="longDate" timeZone="UTC" />,{' '}
                <Link to={reviewAddress(test.slug, correction.position)}>question {correction.position}</Link>:{' '}
                {saidOf(correction)}
              </p>
              <Typeset css={quiet} html={correction.summary_html} />
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

import type { BulkPreview } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Banner, token } from 'design-system';
import { fieldWords, leftWords } from './bulk-labels.ts';

const list = css({ margin: 0, paddingInlineStart: token.space[5] });

/** The effect of a change: how many questions, in which fields, and which stay for what reason. */
export const BulkOutcome = ({ preview: { changed, total, fields, same, left } }: { preview: BulkPreview }) => (
  <Banner tone={changed > 0 ? 'info' : 'warning'} title={`${counted(changed, 'question')} of ${total} would change`}>
    {fields.length > 0 && <p>{fieldWords(fields)}.</p>}
    {same > 0 && <p>{counted(same, 'question')} already as chosen.</p>}
    {left.length > 0 && (
      <ul css={list}>
        {leftWords(left).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    )}
  </Banner>
);

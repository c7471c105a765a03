import { css } from '@emotion/react';
import { Fragment } from 'react';

/** As wide as most addresses need; within a word it breaks where that alone is wider than its place. */
const address = css({ display: 'block', minInlineSize: '11rem', overflowWrap: 'anywhere' });

/** An e-mail address in a narrow place: it breaks before `@` and before dots, and is copied as one text. */
export const EmailAddress = ({ children }: { children: string }) => (
  <span css={address}>
    {[...children.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ index, 0: word }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </span>
);

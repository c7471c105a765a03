import { css } from '@emotion/react';
import { media, token } from 'design-system';
import type { ReactNode } from 'react';

const words = css({ display: 'grid', gap: token.space[2], alignContent: 'start' });
const title = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong });
const textStyles = css({ color: token.color.ink2, maxInlineSize: token.measure });
const stepList = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const stepRow = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[10]} minmax(0, 1fr) auto`,
  columnGap: token.space[5],
  alignItems: 'start',
  paddingBlock: token.space[6],
  borderBlockStart: `1px solid ${token.color.line}`,
  [media.phone]: {
    gridTemplateColumns: `${token.space[8]} minmax(0, 1fr)`,
    rowGap: token.space[4],
    '& > :nth-of-type(n + 3)': { gridColumn: 2 },
  },
});
const stepNumber = css({
  fontFamily: token.font.serif,
  fontSize: token.text.heading1,
  lineHeight: token.leading.tight,
  color: token.color.accent,
});
const action = css({ alignSelf: 'center' });

export interface Step {
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** Numbered steps with actions. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol css={stepList}>
      {items.map((step, index) => (
        <li key={step.title} css={stepRow}>
          <span css={stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          <div css={words}>
            <h3 css={title}>{step.title}</h3>
            <p css={textStyles}>{step.text}</p>
          </div>
          {step.action && <div css={action}>{step.action}</div>}
        </li>
      ))}
    </ol>
  );
}

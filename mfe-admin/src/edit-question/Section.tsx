import { css } from '@emotion/react';
import { Sheet, token } from 'design-system';
import { type ReactNode, useId } from 'react';
import { heading3, stack } from '../staff-area/styles.ts';

const columns = (narrowest: string) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`,
    gap: token.space[4],
    alignItems: 'start',
  });

export const shortText = css({ '& textarea': { minBlockSize: token.size.control, paddingBlock: token.space[2] } });

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet render={<section aria-labelledby={id} />}>
      <div css={stack[5]}>
        <h2 id={id} css={heading3}>
          {heading}
        </h2>
        {children}
      </div>
    </Sheet>
  );
}

interface ColumnsProps {
  /** `name` for fields with names, `word` for numbers and words. */
  narrowest?: 'word' | 'name';
  children: ReactNode;
}

/** Short fields side by side, as many as fit. */
export function Columns({ narrowest = 'word', children }: ColumnsProps) {
  return <div css={columns(narrowest === 'name' ? '12rem' : '7.5rem')}>{children}</div>;
}

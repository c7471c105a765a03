import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ReactNode } from 'react';

const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
export const leadStyles = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  control?: ReactNode;
  children?: ReactNode;
}

/** A part of a progress page, named by its heading. */
export function Section({ id, title, lead, control, children }: SectionProps) {
  return (
    <section css={section} aria-labelledby={id}>
      <div css={head}>
        <h2 id={id} css={heading}>
          {title}
        </h2>
        {control}
      </div>
      {lead && <p css={leadStyles}>{lead}</p>}
      {children}
    </section>
  );
}

import { css } from '@emotion/react';
import { token } from 'design-system';
import { type ReactNode, useId } from 'react';

const part = css({ display: 'grid', gap: token.space[6] });
const partHead = css({ display: 'grid', gap: token.space[2] });
const leadStyles = css({ color: token.color.ink2, fontSize: token.text.lead, maxInlineSize: token.measure, textWrap: 'pretty' });
const partTitle = css({ fontFamily: token.font.serif, fontSize: token.text.heading1, textWrap: 'balance' });

/** A part of a page under its heading. */
export function Part({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <section css={part} aria-labelledby={id}>
      <div css={partHead}>
        <h2 id={id} css={partTitle}>
          {title}
        </h2>
        {lead && <p css={leadStyles}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

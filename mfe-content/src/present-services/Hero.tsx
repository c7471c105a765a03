import { css } from '@emotion/react';
import { media, token } from 'design-system';
import type { ReactNode } from 'react';

const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: token.space[12],
  alignItems: 'center',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[8] },
});
const words = css({ display: 'grid', gap: token.space[5], justifyItems: 'start' });
const heading = css({
  fontFamily: token.font.serif,
  fontSize: `clamp(${token.text.heading1}, 5vw, ${token.text.display})`,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
});
const lead = css({ color: token.color.ink2, fontSize: token.text.lead, maxInlineSize: token.measure, textWrap: 'pretty' });
const actionsStyles = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

interface HeroProps {
  title: string;
  lead: ReactNode;
  actions: ReactNode;
  /** Beside the words on a desktop, else below. */
  children?: ReactNode;
}

/** The first view of a page: what it presents, and one action. */
export function Hero({ title, lead: text, actions, children }: HeroProps) {
  return (
    <header css={[children !== undefined && hero]}>
      <div css={words}>
        <h1 css={heading}>{title}</h1>
        <p css={lead}>{text}</p>
        <div css={actionsStyles}>{actions}</div>
      </div>
      {children}
    </header>
  );
}

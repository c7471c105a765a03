import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { media, token } from 'design-system';

const panel = css({ display: 'grid', gap: token.space[6], [media.belowDesktop]: { display: 'none' } });
const heading = css({
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
});
const lead = css({ fontSize: token.text.lead, color: token.color.ink2, maxInlineSize: token.measure });

/** The left side of the log-in and sign-up pages. */
export function PromotionPanel() {
  return (
    <div css={panel}>
      <p css={heading}>Practise as if it’s the exam. Check every line against the mark scheme.</p>
      <p css={lead}>
        A question bank chosen by teachers, by topic and level, with worked solutions, timed tests, and answers to your doubts,{' '}
        {CLAIMS.doubtAnswered}.
      </p>
    </div>
  );
}

import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { media, token } from 'design-system';
import { host } from '../host.ts';

const FIGURES = [
  { figure: CLAIMS.students, what: 'students' },
  { figure: CLAIMS.years, what: 'years' },
  { figure: CLAIMS.questions, what: 'questions' },
];

const panel = css({ display: 'grid', gap: token.space[6], [media.belowDesktop]: { display: 'none' } });
const heading = css({
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
});
const lead = css({ fontSize: token.text.lead, color: token.color.ink2, maxInlineSize: token.measure });
const figures = css({ display: 'flex', gap: token.space[10], margin: 0 });
const figure = css({ fontFamily: token.font.serif, fontSize: token.text.heading1, fontWeight: token.weight.heading });
const what = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });
const pair = css({ display: 'flex', flexDirection: 'column-reverse' });

/** The left side of the log-in and sign-up pages. */
export function PromotionPanel() {
  return (
    <div css={panel}>
      <p css={heading}>Practise as if it’s the exam. Check every line against the mark scheme.</p>
      <p css={lead}>
        A question bank chosen by teachers, by topic and level, with worked solutions, timed tests, and answers to your doubts,{' '}
        {CLAIMS.doubtAnswered}.
      </p>
      {host.site?.figures !== false && (
        <dl css={figures}>
          {FIGURES.map((claim) => (
            <div key={claim.what} css={pair}>
              <dt css={what}>{claim.what}</dt>
              <dd css={[figure, { margin: 0 }]}>{claim.figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

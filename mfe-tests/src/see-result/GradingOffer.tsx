import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { dollars } from '@shell/kit/order-labels';
import { Button, Sheet, token } from 'design-system';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { gradingAddress, resultAddress } from '../addresses.ts';

/** Inline: it covers nothing. */
const offer = css({
  position: 'static',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  margin: 0,
  display: 'grid',
  gap: token.space[4],
  borderColor: token.color.accent,
});
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const words = css({ margin: 0, maxInlineSize: token.measure, color: token.color.ink2 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** Offers grading right after a test. Specification part 2, section 4. */
export function GradingOffer({ slug }: { slug: string }) {
  const titleId = useId();
  const { data: grading } = useApi('GET /api/test/:slug/grading', { params: { slug } });
  return (
    <Sheet css={offer} render={<dialog open aria-labelledby={titleId} />}>
      <h2 id={titleId} css={heading}>
        Get your test graded by a teacher
      </h2>
      <p css={words}>
        Upload your written answers as photos or one PDF. A teacher marks every question against the mark scheme and sends you a
        detailed report {CLAIMS.gradingReturned}.
      </p>
      <div css={actions}>
        <Button render={<Link to={gradingAddress(slug)} />}>
          {grading ? `Get graded for ${dollars(grading.price)}` : 'Get graded'}
        </Button>
        <Button variant="quiet" render={<Link to={resultAddress(slug)} replace preventScrollReset />}>
          Skip to results
        </Button>
      </div>
    </Sheet>
  );
}

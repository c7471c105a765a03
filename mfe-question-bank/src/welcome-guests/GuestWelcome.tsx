import type { SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, media, pageFrame, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { QuestionToTry } from './QuestionToTry.tsx';

const band = css({
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  // Users never see it, not even before scripts run.
  'html[data-session] &': { display: 'none' },
  '@media print': { display: 'none' },
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: `${token.space[5]} ${token.space[12]}`,
  alignItems: 'center',
  paddingBlock: token.space[8],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: token.space[5] },
});
const words = css({ display: 'grid', gap: token.space[3], alignContent: 'center' });
const title = css({
  fontFamily: token.font.serif,
  fontSize: token.text.heading1,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
  [media.phone]: { fontSize: token.text.heading2 },
});
const text = css({ color: token.color.ink2, maxInlineSize: token.measure, textWrap: 'pretty' });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[5]}`,
  color: token.color.ink3,
  fontSize: token.text.small,
});

/** For guests, with a question to try, until a subject is chosen. */
export function GuestWelcome({ subject }: { subject: SubjectWithTopics }) {
  const { variant } = useSite();
  return (
    <section css={band} aria-labelledby="welcome">
      <div css={[pageFrame, columns]}>
        <div css={words}>
          {/* No heading: the page's own comes below. */}
          <p id="welcome" css={title}>
            IB maths and science practice, marked line by line
          </p>
          <p css={text}>
            Original questions by topic and level, each with hints, a worked solution and its mark scheme. Read every question
            free. Sign up (also free) to see solutions and save your work.
          </p>
          <div css={ways}>
            <Button render={<Link to={addressOf('sign-up')} />}>Sign up free</Button>
            {variant === 'full' && <TextLink render={<Link to={addressOf('pricing')} />}>See plans</TextLink>}
          </div>
        </div>
        <QuestionToTry subject={subject} />
      </div>
    </section>
  );
}

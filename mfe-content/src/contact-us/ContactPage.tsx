import { css } from '@emotion/react';
import { useSession, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { media, Page, PageHeader, TextLink, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { isContactTopic } from './contact-draft.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${token.size.dialogWide}) minmax(0, ${token.size.popup})`,
  justifyContent: 'space-between',
  gap: token.space[12],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[10] },
});
const aside = css({ display: 'grid', gap: token.space[8], alignContent: 'start' });
const part = css({ display: 'grid', gap: token.space[3] });
const title = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong });
const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none', color: token.color.ink2 });

/** The form, and other ways to reach the team. */
export function ContactPage() {
  const [search] = useSearchParams();
  const asked = search.get('topic');
  return (
    <Page>
      <PageHeader title="Contact Us" description="Send us a message. A real person replies by email." />
      <div css={columns}>
        <ContactForm topic={isContactTopic(asked) ? asked : null} />
        <aside css={aside} aria-label="Other ways and quick answers">
          <OtherWays />
          <QuickAnswers />
        </aside>
      </div>
    </Page>
  );
}

function OtherWays() {
  return (
    <section css={part} aria-labelledby="other-ways">
      <h2 id="other-ways" css={title}>
        Other ways to reach us
      </h2>
      <ContactDetails />
    </section>
  );
}

/** Frequent questions, and where to solve them at once. */
function QuickAnswers() {
  const { user } = useSession();
  const { variant } = useSite();
  return (
    <section css={part} aria-labelledby="quick">
      <h2 id="quick" css={title}>
        Quicker than a message
      </h2>
      <ul css={list}>
        <li>
          Stuck on a question? Ask a teacher under it: it goes straight to the teachers
          {user && (
            <>
              . Yours are under <TextLink render={<Link to={addressOf('doubts')} />}>My Doubts</TextLink>
            </>
          )}
          .
        </li>
        <li>Found a fault in one? Report it with the flag beside it.</li>
        {user ? (
          variant === 'full' && (
            <li>
              Cancel or resume a plan under <TextLink render={<Link to={addressOf('membership')} />}>Membership</TextLink>.
            </li>
          )
        ) : (
          <li>
            Can’t log in? <TextLink render={<Link to={addressOf('forgot-password')} />}>Reset your password</TextLink>.
          </li>
        )}
      </ul>
    </section>
  );
}

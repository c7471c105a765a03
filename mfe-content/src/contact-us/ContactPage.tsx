import { css } from '@emotion/react';
import { useSession, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { DescriptionList, media, Page, PageHeader, TextLink, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
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
const lines = css({ whiteSpace: 'pre-line' });

/** The ways to the people behind the site. Specification part 2, section 2: e-mail, phone and messaging, working hours, postal address. */
export function ContactPage() {
  const [search] = useSearchParams();
  const asked = search.get('topic');
  return (
    <Page>
      <PageHeader
        title="Contact Us"
        description="Write to us here; no mail program is needed. A person reads it and answers by e-mail."
      />
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

/** What is configured of e-mail, phone and post; nothing is shown that does not exist. */
function OtherWays() {
  const { contactEmail, phone, whatsApp, postalAddress } = useSite().links;
  const digits = (number: string) => number.replace(/\D/g, '');
  return (
    <section css={part} aria-labelledby="when">
      <h2 id="when" css={title}>
        When we are there
      </h2>
      <DescriptionList
        items={[
          { term: 'Hours', description: 'Mon–Fri, 11am–7pm IST' },
          ...(contactEmail
            ? [{ term: 'E-mail', description: <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink> }]
            : []),
          ...(phone ? [{ term: 'Phone', description: <TextLink href={`tel:+${digits(phone)}`}>{phone}</TextLink> }] : []),
          ...(whatsApp
            ? [{ term: 'WhatsApp', description: <TextLink href={`https://wa.me/${digits(whatsApp)}`}>{whatsApp}</TextLink> }]
            : []),
          ...(postalAddress ? [{ term: 'Post', description: <address css={lines}>{postalAddress}</address> }] : []),
        ]}
      />
    </section>
  );
}

/** What most people ask, and where it is done without waiting for anybody. */
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
          Stuck on a question? Ask a doubt under it: it goes straight to the teachers
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
            Cannot get in? <TextLink render={<Link to={addressOf('forgot-password')} />}>Choose a new password</TextLink>.
          </li>
        )}
      </ul>
    </section>
  );
}

import { BRAND } from '@api/contract/brand';
import { LEGAL_VERSIONS } from '@api/contract/legal';
import { contactAddress, useSite } from '@shell/kit';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { ContactDetails } from '../../contact-us/ContactDetails.tsx';
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legal-text.ts';

/** By email if configured, else by form. */
function GrievanceContact() {
  const { grievanceEmail } = useSite().links;
  const form = <TextLink render={<Link to={contactAddress('privacy')} />}>contact form</TextLink>;
  if (!grievanceEmail) {
    return (
      <>
        through the {form}, with the topic “Privacy, or a complaint about it”; give your email address there, and we answer by
        email
      </>
    );
  }
  return (
    <>
      by email to <TextLink href={`mailto:${grievanceEmail}?subject=Privacy`}>{grievanceEmail}</TextLink>, or through the {form}
    </>
  );
}

/** What it must cover: specification part 1, section 2, "Privacy Policy page". */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  version: LEGAL_VERSIONS.privacy,
  gist: [
    'We keep what it takes to run your account and your practice. We sell none of it, and there is no advertising and no tracking by others.',
    'Your data are kept on servers in India.',
    'You can see, correct, download and delete what is kept about you, in your account details, without asking us.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      body: (
        <p>
          {BRAND} (“we”, “us”) runs this site and decides what is done with the personal information that it holds. This policy
          says what that is, what we do with it, for how long, and what you can do about it. It holds for everyone who visits the
          site, with or without an account.
        </p>
      ),
    },
    {
      id: 'information',
      heading: 'Personal information we hold',
      body: (
        <>
          <h3>What you give us</h3>
          <ul>
            <li>
              <strong>Your account:</strong> email address, name, password (kept only as a hash that cannot be turned back), and,
              if you tell us, phone number, country, school, year of the programme, course and examination session. We use the
              phone number only to reach you about your account.
            </li>
            <li>
              <strong>Your age group,</strong> and which version of our terms and of this policy you agreed to and when.
            </li>
            <li>
              <strong>Your work:</strong> saved, completed and pinned questions, answers in tests, marks you gave yourself, answer
              sheets and photos you uploaded, doubts and reports of faults.
            </li>
            <li>
              <strong>Your choices:</strong> the emails you want (a reminder, a weekly summary) and your time zone for them, your
              weekly goal, the links you make (to your progress, your calendar or a mock paper), and who accepted a challenge.
            </li>
            <li>
              <strong>Messages</strong> you send us, with the name and the address that you give there.
            </li>
          </ul>
          <h3>What comes about by itself</h3>
          <ul>
            <li>
              <strong>Devices:</strong> for each browser that signs in, its kind (“Firefox on Windows”), when it was used first
              and last, and the name you give it.
            </li>
            <li>
              <strong>Technical records:</strong> time, address of the page, network address and the kind of browser of a request,
              to find faults and to stop attacks.
            </li>
          </ul>
          <h3>What comes from others</h3>
          <ul>
            <li>
              <strong>Readers of your weekly summary:</strong> a parent, say, who has your link to your progress can give an email
              address there. We use it for nothing else.
            </li>
            <li>
              <strong>Payments:</strong> the payment provider tells us that you paid, how much and for what. Card numbers never
              reach us.
            </li>
            <li>
              <strong>Signing in with another account:</strong> the provider you choose gives us your name and address, and
              whether it has verified that address. We never see that account’s password.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'use',
      heading: 'What we use it for',
      body: (
        <>
          <ul>
            <li>
              To run your account, plans and payments, and to send the emails that belong to them: this is our agreement with you.
            </li>
            <li>To mark tests, grade sheets, answer doubts and show you your progress: likewise.</li>
            <li>
              To keep the service safe and whole, to limit misuse, and to fix faults: this is our legitimate interest, and yours.
            </li>
            <li>To keep accounts of payments: the law obliges us.</li>
            <li>
              To send reminders and weekly summaries: only to people who asked for them. Each has a link that ends them, without
              logging in.
            </li>
            <li>For anything else, only with your consent, which you can take back.</li>
          </ul>
          <p>
            No decision with legal effect on you is made by a program alone. We send no newsletters that you have not asked for.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage on your device',
      body: (
        <>
          <p>
            We set one cookie, when you sign in. It tells this browser from your others, lasts for 400 days, and cannot be read by
            scripts. In the browser’s own storage we keep that you are signed in, your theme and other settings, answers and words
            that are not sent yet, and pages you have read, so that they open faster. All of it is necessary for what you ask the
            site to do, so there is no banner to click away.
          </p>
          <p>
            There are no cookies for advertising, none of social networks and no measuring by others. When you pay or sign in with
            another account, that provider’s own window may set cookies of its own; its policy holds there. You can delete all of
            these in your browser; you are then signed out.
          </p>
        </>
      ),
    },
    {
      id: 'sharing',
      heading: 'Who else gets to see it',
      body: (
        <>
          <h3>People you choose</h3>
          <ul>
            <li>
              <strong>Your progress:</strong> anyone who has a link that you made sees your progress, under the name you chose,
              and can ask for a weekly summary of it by email. You can revoke the link at any time; the emails end with it.
            </li>
            <li>
              <strong>Your calendar:</strong> anyone who has your calendar link, and the calendar service you give it to, can read
              your plan, set work and exam dates. You can replace or remove the link.
            </li>
            <li>
              <strong>Challenges:</strong> if you challenge a friend or accept a challenge, each of you sees the other’s name and,
              once both have finished the paper, result. Either of you can end it.
            </li>
            <li>
              <strong>Classes:</strong> the teachers of a class you join see your work for it, and your progress if you agree.
            </li>
          </ul>
          <h3>Others</h3>
          <p>We sell no personal information and share none for advertising. It reaches</p>
          <ul>
            <li>our teachers and staff, as far as their work needs it;</li>
            <li>
              companies that work for us under contract and on our instructions: for hosting and storage, payments, sending mail,
              and signing in with another account;
            </li>
            <li>authorities, where the law obliges us, and no more than that;</li>
            <li>a successor of ours, should the service change hands, bound by this policy.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'india',
      heading: 'Transfer to servers in India',
      body: (
        <p>
          The service runs on servers in India, and our staff work there. If you use it from elsewhere, your personal information
          is transferred to India and kept there. For people in the United Kingdom and the European Economic Area, we protect this
          transfer by the standard contractual clauses of the European Commission and their counterpart in the United Kingdom; you
          can ask us for a copy. We encrypt data on the way, and the protection of this policy goes with them wherever they are.
        </p>
      ),
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      body: (
        <>
          <ul>
            <li>
              <strong>Your account and your work:</strong> for as long as you have the account. When you delete it, it waits for
              14 days in case you change your mind; then your personal information is deleted or can no longer be connected with
              you.
            </li>
            <li>
              <strong>What others have worked on,</strong> such as a doubt with its answer, stays without your name.
            </li>
            <li>
              <strong>Payments:</strong> as long as the law on accounting asks, without more of you than it needs.
            </li>
            <li>
              <strong>Sessions</strong> end 30 days after you last used them; <strong>notifications</strong> go after half a year.
            </li>
            <li>
              <strong>Addresses of summary readers:</strong> until they unsubscribe, you revoke the link or you delete your
              account; 7 days if they were never confirmed.
            </li>
            <li>
              <strong>Messages to us:</strong> a year after they were dealt with; what our spam trap holds back, after 30 days.
            </li>
            <li>
              <strong>Technical records:</strong> as long as they are needed to find a fault or to fend off an attack.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: (
        <p>
          Connections are encrypted; passwords and session tokens are stored only as hashes; answer sheets and photos open by
          links that end after a short while; staff see what their task needs. No system is perfect. Should something happen that
          puts you at risk, we tell you and the authorities in charge without delay.
        </p>
      ),
    },
    {
      id: 'young-people',
      heading: 'Young people',
      body: (
        <p>
          Nobody under 13 may have an account, and nobody under 16 where local law says so; from 13 to 18 a parent or guardian
          consents. Parents may ask us what is kept about their child, have it corrected or deleted, and take their consent back.
        </p>
      ),
    },
    {
      id: 'rights',
      heading: 'Your rights, wherever you are',
      body: (
        <>
          <p>In your account details, by yourself and at once, you can</p>
          <ul>
            <li>see and correct what is kept about you;</li>
            <li>download all of it in a form that programs can read;</li>
            <li>delete your account.</li>
          </ul>
          <p>
            For all else, <TextLink render={<Link to={contactAddress('privacy')} />}>write to us</TextLink>. We answer within 30
            days, and nobody is treated worse for having asked. Depending on where you live, the law gives you further rights.
          </p>
        </>
      ),
    },
    {
      id: 'rights-india',
      heading: 'If you live in India',
      body: (
        <>
          <p>Under the law on digital personal data you have the right</p>
          <ul>
            <li>to a summary of the data we process and of those we share them with;</li>
            <li>to have them corrected, completed, updated and erased;</li>
            <li>to take back a consent as easily as it was given;</li>
            <li>to name a person who exercises these rights for you if you die or are unable to;</li>
            <li>to have a grievance redressed by us first and, after that, to complain to the Data Protection Board of India.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'rights-europe',
      heading: 'If you live in the UK, the EU or the EEA',
      body: (
        <>
          <p>Under the General Data Protection Regulation, and its counterpart in the United Kingdom, you have the right</p>
          <ul>
            <li>of access to your data, to have them rectified, and to have them erased;</li>
            <li>to have their processing restricted, and to object to what rests on our legitimate interest;</li>
            <li>to receive them in a portable form and pass them to someone else;</li>
            <li>to take back a consent, without effect on what was done before;</li>
            <li>to complain to the supervisory authority of the place where you live, work or believe a rule was broken.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'rights-california',
      heading: 'If you live in California',
      body: (
        <>
          <p>Under the law on consumer privacy you have the right</p>
          <ul>
            <li>to know which personal information we collect, use and disclose, and why;</li>
            <li>to have it corrected and deleted;</li>
            <li>to opt out of its sale or sharing, though we do neither, for minors or for anyone else;</li>
            <li>to limit the use of sensitive personal information; we use none beyond what the service needs;</li>
            <li>not to be discriminated against for using these rights, yourself or through a person you authorise.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'grievance',
      heading: 'Grievances',
      body: (
        <>
          <p>
            If you believe that your personal information was handled wrongly, reach our grievance officer <GrievanceContact />.
            We confirm within 2 working days that your grievance is with us, and tell you within 30 days what we found and did.
          </p>
          <ContactDetails />
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: (
        <p>
          Each version carries the day from which it holds. When a new one changes what is done with your information, we show it
          to you at your next visit, before it concerns you.
        </p>
      ),
    },
  ],
};

export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}

import { BRAND } from '@api/contract/brand';
import { LEGAL_VERSIONS } from '@api/contract/legal';
import { contactAddress } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { ContactDetails } from '../../contact-us/ContactDetails.tsx';
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legal-text.ts';

/** What they must say: specification part 2, section 2, "Legal text content". */
export const terms: LegalText = {
  title: 'Terms of Service',
  version: LEGAL_VERSIONS.terms,
  gist: [
    'One subscription is for one student. It cannot be passed on, and what was paid for it is not given back.',
    'You may use your account on 4 devices and, for a while, on 2 more, one at a time. Sharing it ends it.',
    'You may join at 18, or from 13 to 18 with the consent of a parent or guardian. Nobody under 13 may, and nobody under 16 where local law says so.',
    'You can leave whenever you like, and take your data with you.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What this is',
      body: (
        <>
          <p>
            These terms are the agreement between you and {BRAND} (“we”, “us”) on using this site: its question bank, timed tests,
            grading of answer sheets, doubts, articles and online classes. You agree to them when you create an account. Together
            with them goes our <TextLink render={<Link to={addressOf('privacy')} />}>Privacy Policy</TextLink>; the{' '}
            <TextLink render={<Link to={addressOf('refund-policy')} />}>Refund Policy</TextLink> is a part of them.
          </p>
          <p>
            You may read the public pages without an account. The sections on our material and on fair use hold for everybody who
            does.
          </p>
        </>
      ),
    },
    {
      id: 'independence',
      heading: 'Independent of the IB',
      body: (
        <p>
          {BRAND} is independent. It is not affiliated with, endorsed by or sponsored by the International Baccalaureate
          Organization. All questions, solutions and mark schemes here are original; none is taken from an examination paper.
        </p>
      ),
    },
    {
      id: 'age',
      heading: 'Who may have an account',
      body: (
        <>
          <ul>
            <li>
              <strong>18 or older:</strong> you may create an account yourself.
            </li>
            <li>
              <strong>13 to 18:</strong> you may, if a parent or guardian has read these terms with you and consents. The person
              who consents answers for what is bought with the account.
            </li>
            <li>
              <strong>Under 16:</strong> you may not, where the law of the place you live in sets the limit for services like this
              one at 16.
            </li>
            <li>
              <strong>Under 13:</strong> you may not have an account, with or without consent.
            </li>
          </ul>
          <p>
            We ask for your age group when you sign up, not for your date of birth. If we learn that an account belongs to a
            person who is too young, we close it and delete what it holds. Parents can write to us at any time.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      heading: 'Your account',
      body: (
        <>
          <p>
            Give an e-mail address that is yours and details that are true. Keep your password to yourself, and tell us if you
            think that someone else has it: until then, what happens under your account counts as done by you.
          </p>
          <p>One person has one account. Teachers and schools who need several for a class write to us.</p>
        </>
      ),
    },
    {
      id: 'subscription',
      heading: 'One subscription, one student',
      body: (
        <>
          <p>
            The free plan has a monthly number of tests and of opened answers; a paid plan lifts them as its description says on
            the day you buy it. A subscription renews itself at the end of each month or year until you cancel it under Account
            details, Membership. Cancelling takes a moment, needs no reason, and leaves the plan yours until the end of the period
            that is paid for.
          </p>
          <ul>
            <li>A subscription is for one student: the person whose account it was bought for.</li>
            <li>It is non-transferable: it cannot be sold, lent, given away or moved to another account.</li>
            <li>
              It is non-refundable, as the <TextLink render={<Link to={addressOf('refund-policy')} />}>Refund Policy</TextLink>{' '}
              says in full.
            </li>
          </ul>
          <p>
            If we change a price, it holds for you from the next renewal on that is at least 30 days away, and we write to you
            before, so that you can cancel.
          </p>
        </>
      ),
    },
    {
      id: 'devices',
      heading: 'Devices',
      body: (
        <>
          <p>
            A device is a browser that has signed in to your account. You may use up to 4 devices. Another 2 are a grace, for a
            new phone or a computer at school; we tell you when you use them. You use one device at a time: when you go on with
            another one, the first one waits.
          </p>
          <p>
            An account that is used on more than 6 devices may be locked. Nothing in it is lost; write to us and we unlock it once
            we know that it is you. Under Account details, Devices, you see all of them and remove what you no longer use.
          </p>
        </>
      ),
    },
    {
      id: 'sharing',
      heading: 'Sharing ends the account',
      body: (
        <p>
          Letting someone else use your account, passing on your password, or buying one subscription for several people is
          sharing. Sharing leads to termination: we close the account, and what was paid for it is not given back. We ask you
          first when there may be an innocent reason.
        </p>
      ),
    },
    {
      id: 'tests',
      heading: 'Practice, tests and marks',
      body: (
        <p>
          A timed test ends when its time is up or when you end it, whichever comes first; what was saved until then counts. Marks
          that this site gives, and marks that you give yourself along a mark scheme, are for practice. They predict no grade in
          any examination.
        </p>
      ),
    },
    {
      id: 'grading',
      heading: 'Grading of answer sheets',
      body: (
        <p>
          For a fee for each test, teachers mark the answer sheet that you upload, and the report is there within 24 working hours
          after the payment. The fee pays for one sheet. It must be your own work, as one PDF that can be read. If you believe
          that something was marked wrongly, you may ask once to have it looked at again, at no cost.
        </p>
      ),
    },
    {
      id: 'classes',
      heading: 'Online classes',
      body: (
        <p>
          Classes are agreed on separately before they begin. There is one fee for the year, payable in 3 instalments; we do not
          charge by the hour. What your family and we agree on in writing then goes before these terms where the two differ.
        </p>
      ),
    },
    {
      id: 'your-content',
      heading: 'What you send us',
      body: (
        <p>
          Your answers, answer sheets, photos and messages stay yours. You let us keep, copy and show them as far as it takes to
          run the service for you: to mark them, to answer them, to keep them safe. A doubt on a question is read by teachers, not
          by other learners. Send nothing that is unlawful, that shows other people without their consent, or that you may not
          copy.
        </p>
      ),
    },
    {
      id: 'our-material',
      heading: 'Our material',
      body: (
        <p>
          Questions, solutions, mark schemes, diagrams, reports and articles belong to us or to those who let us use them. You may
          read them, print them and save them for your own study. You may not republish or sell them, hand them out to a class
          without our leave, or collect them by programs, for training software included.
        </p>
      ),
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      body: (
        <>
          <p>Please do not</p>
          <ul>
            <li>hand in as your own, in school or in an examination, what teachers here wrote for you;</li>
            <li>try to get into accounts or data of others, or around the limits of a plan;</li>
            <li>load the service with automatic requests, or send harmful files;</li>
            <li>insult, threaten or deceive the people who answer you.</li>
          </ul>
          <p>If you find a weakness in the service, tell us first and give us time to correct it. We are grateful for it.</p>
        </>
      ),
    },
    {
      id: 'availability',
      heading: 'What we promise, and what we do not',
      body: (
        <>
          <p>
            We take care that content is right and that nothing you save is lost, and we correct faults that we hear of. We cannot
            promise that the service is never interrupted, that it has no fault, or that it brings you a certain result.
          </p>
          <p>
            We may add, change or end parts of the service. If we end something that you have paid for, we return what was paid
            for the time that is left.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: (
        <p>
          We are liable without limit where the law says so, for harm that we cause on purpose or by gross negligence and for harm
          to life and health. For all else our liability ends at what you paid us in the twelve months before. Rights that the law
          of the place you live in gives to consumers, and that no agreement can take away, stay as they are.
        </p>
      ),
    },
    {
      id: 'ending',
      heading: 'How this ends',
      body: (
        <>
          <p>
            You can delete your account at any time under Account details. It is kept for 14 days, in case you change your mind,
            and cancels a running plan. Before that you can download everything that it holds.
          </p>
          <p>
            We may close an account that breaks these terms: after a warning where that is enough, at once where it is serious, as
            with sharing or an attack. We say why, and you can answer.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: (
        <p>
          Each version carries the day from which it holds. When a new one changes what we have agreed on, we show it to you at
          your next visit and ask whether you agree. We keep a note of which version you agreed to and when. If you do not agree,
          you can download your data and delete your account; a plan then stays yours until the end of the period that is paid
          for.
        </p>
      ),
    },
    {
      id: 'contact',
      heading: 'Reaching us',
      body: (
        <>
          <p>
            For everything in these terms: <TextLink render={<Link to={contactAddress()} />}>write to us</TextLink>. A person
            reads it.
          </p>
          <ContactDetails />
        </>
      ),
    },
  ],
};

export function TermsPage() {
  return <LegalPage text={terms} />;
}

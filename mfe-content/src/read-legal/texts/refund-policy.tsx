import { LEGAL_VERSIONS } from '@api/contract/legal';
import { contactAddress } from '@shell/kit';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { ContactDetails } from '../../contact-us/ContactDetails.tsx';
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legal-text.ts';

/** What it must say: specification part 2, section 2, "Legal text content". */
export const refundPolicy: LegalText = {
  title: 'Refund Policy',
  version: LEGAL_VERSIONS['refund-policy'],
  gist: [
    'All subscriptions are non-refundable and non-transferable.',
    'You can cancel at any time: nothing more is charged, and the plan stays yours until the end of the period that is paid for.',
    'What was charged by mistake or twice is given back.',
  ],
  sections: [
    {
      id: 'subscriptions',
      heading: 'Subscriptions are not refunded',
      body: (
        <>
          <p>
            All subscriptions, monthly and yearly, are <strong>non-refundable</strong>. This also holds for a period that has
            begun and was not used, for a plan that was bought by oversight, and for an account that we closed because it was
            shared.
          </p>
          <p>
            So that you know what you pay for, most of it can be tried before: the free plan has the same questions, tests and
            solutions, with a monthly number of each.
          </p>
        </>
      ),
    },
    {
      id: 'transfer',
      heading: 'Subscriptions are not transferred',
      body: (
        <p>
          A subscription is <strong>non-transferable</strong>. It belongs to the account that it was bought for and cannot be
          moved to another one, sold or given away, nor exchanged for another service.
        </p>
      ),
    },
    {
      id: 'cancelling',
      heading: 'Cancelling',
      body: (
        <p>
          Under Account details, Membership, you can cancel at any time. From then on nothing is charged any more; the plan stays
          yours until the day that is shown there. Until that day you can also resume it.
        </p>
      ),
    },
    {
      id: 'mistakes',
      heading: 'What we do give back',
      body: (
        <ul>
          <li>A payment that was taken twice for the same thing: the second one is returned, usually before you notice.</li>
          <li>A payment that was charged by a fault of ours or of the payment provider.</li>
          <li>Where we end a service that you have paid for: what was paid for the time that is left.</li>
        </ul>
      ),
    },
    {
      id: 'grading',
      heading: 'Grading of an answer sheet',
      body: (
        <p>
          The fee pays for a teacher’s work on one sheet and is not returned once that work has begun. If a sheet cannot be graded
          at all, for instance because it cannot be read, we ask you for a better copy first; if there is none, we return the fee.
        </p>
      ),
    },
    {
      id: 'how-long',
      heading: 'How a refund reaches you',
      body: (
        <p>
          A refund goes back the way the payment came, to the same card or account. Banks take 5 to 10 working days for it. You
          see its state beside the order in your account.
        </p>
      ),
    },
    {
      id: 'law',
      heading: 'Rights that stay',
      body: (
        <p>
          Where the law of the place you live in gives consumers a right to withdraw or to be refunded that no agreement can take
          away, that right stays as it is.
        </p>
      ),
    },
    {
      id: 'asking',
      heading: 'Asking about a payment',
      body: (
        <>
          <p>
            <TextLink render={<Link to={contactAddress('payments')} />}>Write to us</TextLink> and give the number of the order,
            which is on its receipt. A person looks at it.
          </p>
          <ContactDetails />
        </>
      ),
    },
  ],
};

export function RefundPolicyPage() {
  return <LegalPage text={refundPolicy} />;
}

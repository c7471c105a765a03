import { CLAIMS } from '@api/contract/claims';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, Dialog, EmptyState, TickList } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useNavigate } from 'react-router-dom';
import { longDate } from '../dates.ts';

export type Purpose = 'platinum' | 'silver' | 'grading';

export interface Words {
  title: string;
  /** By default the plan's. */
  benefits?: readonly string[];
  next: { label: string; to: string };
}

/** Besides the catalogue's description. Specification part 2, section 9. */
const wordsFor = (purpose: Purpose): Words =>
  ({
    platinum: {
      title: 'Welcome to Platinum',
      next: { label: 'Start practising', to: addressOf('question-list') },
    },
    silver: { title: 'Welcome to Silver', next: { label: 'Start practising', to: addressOf('question-list') } },
    grading: {
      title: 'Your test is on its way to a teacher',
      benefits: ['Marked against the mark scheme', `A detailed report ${CLAIMS.gradingReturned}`],
      next: { label: 'Go to my tests', to: addressOf('my-tests') },
    },
  })[purpose];

interface SuccessDialogProps {
  purpose: Purpose;
  email: string;
  /** When the plan begins, if after another; nothing is charged before. */
  startsAt?: string | null;
  words?: Words;
}

/** Confirms a purchase, then leads to where it is used. Specification part 2, section 4. */
export function SuccessDialog({ purpose, email, startsAt = null, words = wordsFor(purpose) }: SuccessDialogProps) {
  const navigate = useNavigate();
  const { title, next, benefits: said } = words;
  const catalogue = useApi('GET /api/plans', undefined, { enabled: said === undefined, staleTime: 300_000 });
  const benefits = said ?? catalogue.data?.plans.find(({ plan }) => plan === purpose)?.details ?? [];
  return (
    <>
      {/* Behind the dialog, a blank page would look broken. */}
      <EmptyState
        headingLevel={1}
        icon={<CircleCheck />}
        title={startsAt ? 'Your next plan is set' : 'Your payment went through'}
      >
        You’ll find it under Orders in your account.
      </EmptyState>
      <Dialog
        open
        onOpenChange={(open) => !open && void navigate(next.to, { replace: true })}
        title={title}
        description={
          startsAt
            ? `Thank you. Your plan begins on ${longDate(startsAt)}, when the present one ends, and is charged from then on.`
            : `Thank you. We’ll email your receipt to ${email}.`
        }
        footer={
          <>
            <Button render={<Link to={addressOf('orders')} replace />}>See the order</Button>
            <Button variant="primary" render={<Link to={next.to} replace />}>
              {next.label}
            </Button>
          </>
        }
      >
        {benefits.length > 0 && <TickList items={benefits} />}
      </Dialog>
    </>
  );
}

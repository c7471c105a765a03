import { LegalPage } from './LegalPage.tsx';
import { refundPolicy } from './texts/refund-policy.tsx';

/** `/refund-policy`. */
export function RefundPolicyPage() {
  return <LegalPage text={refundPolicy} />;
}

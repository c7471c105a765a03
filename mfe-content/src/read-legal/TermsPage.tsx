import { LegalPage } from './LegalPage.tsx';
import { terms } from './texts/terms.tsx';

/** `/terms`. */
export function TermsPage() {
  return <LegalPage text={terms} />;
}

import { LegalPage } from './LegalPage.tsx';
import { privacy } from './texts/privacy.tsx';

/** `/privacy`. */
export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}

import { LEGAL_VERSIONS } from '@api/contract/legal';
import type { Page } from '@playwright/test';

/** Fields of a sign-up over the API that leave nothing to ask afterwards. */
export const AGREEMENT = { terms: LEGAL_VERSIONS.terms, privacy: LEGAL_VERSIONS.privacy, age: '18-or-over' } as const;

export async function agreeInForm(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Your age' }).selectOption({ label: '18 or older' });
  await page.getByRole('checkbox', { name: 'I agree to the Terms of Service' }).check();
}

import { LEGAL_VERSIONS } from '@api/contract/legal';
import type { Page } from '@playwright/test';

/** What a sign-up by the API sends so that the account is asked for nothing afterwards. */
export const AGREEMENT = { terms: LEGAL_VERSIONS.terms, privacy: LEGAL_VERSIONS.privacy, age: '18-or-over' } as const;

/** States an age and agrees to the terms, in the sign-up form or the dialog in view. */
export async function agreeInForm(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Your age' }).selectOption({ label: '18 or older' });
  await page.getByRole('checkbox', { name: 'I agree to the Terms of Service' }).check();
}

import type { Agreements } from '@api/contract';
import { AGREED_DOCUMENTS, type AgeBand, LEGAL_VERSIONS } from '@api/contract/legal';
import type { Knex } from 'knex';
import { ApiError, invalidInput } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { insertAgreement, readAgreements } from './agreements.queries.ts';

/** As the contract parses it. */
export interface Agreement {
  terms: string;
  privacy: string;
  age?: AgeBand | undefined;
}

/** The current documents that a user has not agreed to. */
export async function agreementsOf(db: Knex, userId: number): Promise<Agreements> {
  const { agreed, ageStated } = await readAgreements(db, userId);
  const isAgreed = (document: (typeof AGREED_DOCUMENTS)[number]) =>
    agreed.some((one) => one.document === document && one.version === LEGAL_VERSIONS[document]);
  return { due: AGREED_DOCUMENTS.filter((document) => !isAgreed(document)), age_stated: ageStated };
}

/**
 * Keeps what a user agrees to. A version that is not in force is left out, as a page sends it that was opened before a new one came: they
 * are asked again at their next visit.
 */
export async function recordAgreement(db: Knex, userId: number, agreement: Agreement, now: Date): Promise<void> {
  for (const document of AGREED_DOCUMENTS) {
    const version = agreement[document];
    if (version !== LEGAL_VERSIONS[document]) continue;
    await insertAgreement(db, { user_id: userId, document, version, age_band: agreement.age ?? null }, now);
  }
}

const textChanged = () =>
  new ApiError(
    409,
    'text_changed',
    'The texts have changed since this page was loaded. Please load it again and read the new ones',
  );

/** Agrees to the texts in force; an account that has not confirmed its age yet does so too. */
export async function agree({ db, caller, body, now }: Call<'POST /api/user/agreements'>) {
  if (AGREED_DOCUMENTS.some((document) => body[document] !== LEGAL_VERSIONS[document])) throw textChanged();
  const { age_stated } = await agreementsOf(db, caller.userId);
  if (!age_stated && body.age === undefined) throw invalidInput([{ path: 'age', message: 'Please tell us your age' }]);
  await recordAgreement(db, caller.userId, body, now);
  return { message: 'Thank you, that is noted', agreements: await agreementsOf(db, caller.userId) };
}

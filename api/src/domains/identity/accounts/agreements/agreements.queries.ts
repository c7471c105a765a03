import { AGE_BANDS, AGREED_DOCUMENTS, type AgeBand, type AgreedDocument } from '@api/contract/legal';
import type { Knex } from 'knex';
import { z } from 'zod';
import { validateRows } from '../../../../db/row-validation.ts';

/** Notes that an account agrees to a version of a text; the first time counts. */
export async function insertAgreement(
  db: Knex,
  agreement: { user_id: number; document: AgreedDocument; version: string; age_band: AgeBand | null },
  now: Date,
): Promise<void> {
  await db('agreements')
    .insert({ ...agreement, agreed_at: now })
    .onConflict(['user_id', 'document', 'version'])
    .ignore();
}

const agreementRow = z.object({
  document: z.enum(AGREED_DOCUMENTS),
  version: z.string(),
  age_band: z.enum(AGE_BANDS).nullable(),
});

/** The versions that an account has agreed to, as `YYYY-MM-DD`, and whether it has stated an age. */
export async function readAgreements(
  db: Knex,
  userId: number,
): Promise<{ agreed: { document: AgreedDocument; version: string }[]; ageStated: boolean }> {
  const rows = validateRows(
    agreementRow,
    await db('agreements')
      .where({ user_id: userId })
      .select('document', db.raw(`to_char(version, 'YYYY-MM-DD') AS version`), 'age_band'),
  );
  return {
    agreed: rows.map(({ document, version }) => ({ document, version })),
    ageStated: rows.some(({ age_band }) => age_band !== null),
  };
}

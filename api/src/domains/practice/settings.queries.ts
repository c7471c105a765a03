import type { PracticeSettings } from '@api/contract';
import type { Knex } from 'knex';

const USUAL: PracticeSettings = { complete_answered: true };

/** Somebody's settings; the usual ones until they choose. */
export async function findSettings(db: Knex, userId: number): Promise<PracticeSettings> {
  return (
    (await db<PracticeSettings>('practice_settings')
      .where({ user_id: userId } as object)
      .first('complete_answered')) ?? USUAL
  );
}

/** Keeps somebody's settings. */
export async function storeSettings(db: Knex, userId: number, settings: PracticeSettings): Promise<void> {
  await db('practice_settings')
    .insert({ user_id: userId, ...settings })
    .onConflict('user_id')
    .merge();
}

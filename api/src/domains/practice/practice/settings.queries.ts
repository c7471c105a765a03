import type { PracticeSettings } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow } from '../../../db/checked-rows.ts';

const settingsRow = z.object({ complete_answered: z.boolean() });
const USUAL: PracticeSettings = { complete_answered: true };

/** A learner's settings; the defaults until they choose. */
export async function findSettings(db: Knex, userId: number): Promise<PracticeSettings> {
  const row = await db('practice_settings').where({ user_id: userId }).first('complete_answered');
  return checkedRow(settingsRow, row) ?? USUAL;
}

/** Stores a learner's settings. */
export async function storeSettings(db: Knex, userId: number, settings: PracticeSettings): Promise<void> {
  await db('practice_settings')
    .insert({ user_id: userId, ...settings })
    .onConflict('user_id')
    .merge();
}

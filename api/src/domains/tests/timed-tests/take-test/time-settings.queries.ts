import { type TimeSettings, timeSettingsSchema } from '@api/contract';
import type { Knex } from 'knex';
import { checkedRow } from '../../../../db/checked-rows.ts';

const USUAL: TimeSettings = { extra_time: 0, untimed: false };

/** A learner's time settings for tests; the defaults until they choose. */
export async function findTimeSettings(db: Knex, userId: number): Promise<TimeSettings> {
  const row = await db('time_settings').where({ user_id: userId }).first('extra_time', 'untimed');
  return checkedRow(timeSettingsSchema, row) ?? USUAL;
}

/** Stores a learner's time settings for tests. */
export async function storeTimeSettings(db: Knex, userId: number, settings: TimeSettings): Promise<void> {
  await db('time_settings')
    .insert({ user_id: userId, ...settings })
    .onConflict('user_id')
    .merge();
}

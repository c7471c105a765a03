import type { Knex } from 'knex';
import type { Config } from '../../../config.ts';
import { clientOf, sealClientSecret } from './school-providers/client-secret.ts';
import { providersWithSecrets, replaceClientSecret } from './school-providers/providers.queries.ts';
import { factorKeys, seal, unseal } from './sealed-secret.ts';
import { replaceSecret, secretsAfter } from './second-factor/second-factors.queries.ts';

const BATCH_SIZE = 500;

/**
 * Encrypts every secret with the first key of FACTOR_KEY, so that the former ones are needed no more; returns the count. May run beside the API,
 * and again. Throws where a secret opens with none of the keys: then none of them may be dropped yet.
 */
export async function reencryptSecrets(db: Knex, config: Pick<Config, 'FACTOR_KEY' | 'DATA_DIR'>): Promise<number> {
  const keys = await factorKeys(config);
  let renewed = await reencryptClientSecrets(db, config);
  for (let last = 0; ; ) {
    const rows = await secretsAfter(db, last, BATCH_SIZE);
    for (const { user_id: userId, secret } of rows) {
      const owner = `second factor of ${userId}` as const;
      const again = seal(unseal(secret, owner, keys), owner, keys[0]);
      if (await replaceSecret(db, userId, secret, again)) renewed += 1;
      last = userId;
    }
    if (rows.length < BATCH_SIZE) return renewed;
  }
}

async function reencryptClientSecrets(db: Knex, config: Pick<Config, 'FACTOR_KEY' | 'DATA_DIR'>): Promise<number> {
  let renewed = 0;
  for (const row of await providersWithSecrets(db)) {
    const { clientSecret } = await clientOf(row, config);
    if (await replaceClientSecret(db, row.id, await sealClientSecret(clientSecret, row, config))) renewed += 1;
  }
  return renewed;
}

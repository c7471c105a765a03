import { inDatabase } from './commands.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';

/** Command: `npm run renew-second-factors`. Encrypts all secrets of second factors with the first key of FACTOR_KEY. */

await inDatabase(async (db, config) => {
  const renewed = await reencryptSecrets(db, config).catch((error: unknown) => {
    throw new Error('A secret opens with none of the keys of FACTOR_KEY: keep the former ones', { cause: error });
  });
  return `${renewed} secrets are encrypted with the first key`;
});

import { inDatabase } from './commands.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';

/** Command: `npm run renew-second-factors`. Encrypts second factors' secrets with FACTOR_KEY's first key. */

await inDatabase(async (db, config) => {
  const renewed = await reencryptSecrets(db, config).catch((error: unknown) => {
    throw new Error('A secret opens with none of the keys of FACTOR_KEY: keep the former ones', { cause: error });
  });
  return `${renewed} secrets are encrypted with the first key`;
});

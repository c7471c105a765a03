/** `npm run renew-second-factors`: encrypts all secrets of second factors with the first key of FACTOR_KEY. */
import { accountCommand } from './account-command.ts';

await accountCommand('api/src/domains/identity/accounts/second-factor/renew-second-factors.ts', 'Not every secret was renewed.');

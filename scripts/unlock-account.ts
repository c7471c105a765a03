/** `npm run unlock-account -- <address> --by <staff address> [--note <why>]`: unlocks a learner's account. */
import { accountCommand } from './account-command.ts';

await accountCommand('api/src/domains/identity/accounts/unlock/unlock-account.ts', 'Nothing was unlocked.');

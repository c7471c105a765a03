/** `npm run create-staff -- --email ... --name ...`: makes a staff account in the database of this checkout. */
import { accountCommand } from './account-command.ts';

await accountCommand('api/src/domains/identity/accounts/create-staff.ts', 'No account was made.');

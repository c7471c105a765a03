/** What people need to know once the system runs. */
import { demoAccounts } from '../../api/src/seed/demo-accounts.ts';
import { printLine } from '../processes/steps.ts';

/** Lists the log-ins of the demonstration data. */
export function announceLogIns(): void {
  const width = (key: 'label' | 'email') => Math.max(...demoAccounts.map((account) => account[key].length));
  for (const { label, email, password } of demoAccounts) {
    printLine(`  ${label.padEnd(width('label'))}   ${email.padEnd(width('email'))}   ${password}`);
  }
}

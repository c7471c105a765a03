import { demoAccounts } from '../../api/src/seed/demo-accounts.ts';
import { printLine } from '../processes/steps.ts';

export function announceLogIns(): void {
  const width = (key: 'label' | 'email') => Math.max(...demoAccounts.map((account) => account[key].length));
  for (const { label, email, password } of demoAccounts) {
    printLine(`  ${label.padEnd(width('label'))}   ${email.padEnd(width('email'))}   ${password}`);
  }
}

import { parseArgs } from 'node:util';
import { LONGEST_USERNAME } from '@api/contract/limits';
import { z } from 'zod';

const USAGE = 'Usage: create-staff.ts --email <address> --name <name> [--admin]';
const OPTIONS = { email: { type: 'string' }, name: { type: 'string' }, admin: { type: 'boolean' } } as const;

const argumentsSchema = z.object({
  email: z.string('--email is missing').trim().toLowerCase().pipe(z.email('--email is not an e-mail address')),
  name: z
    .string('--name is missing')
    .trim()
    .min(1, '--name is empty')
    .max(LONGEST_USERNAME, `--name is longer than ${LONGEST_USERNAME} characters`),
  admin: z.boolean().default(false),
});

/** Whose account `create-staff.ts` is to make. */
export interface StaffDetails {
  email: string;
  name: string;
  role_id: 1 | 2;
}

/** Reads the arguments of `create-staff.ts`; a fault says in lines for its caller what is wrong, and how it is used. */
export function readStaffArguments(args: string[]): StaffDetails | { fault: string } {
  try {
    const details = argumentsSchema.safeParse(parseArgs({ args, options: OPTIONS }).values);
    if (!details.success) return { fault: `${details.error.issues.map(({ message }) => message).join('\n')}\n${USAGE}` };
    const { email, name, admin } = details.data;
    return { email, name, role_id: admin ? 1 : 2 };
  } catch (error) {
    return { fault: `${(error as Error).message}\n${USAGE}` };
  }
}

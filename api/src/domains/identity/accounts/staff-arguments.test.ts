import { expect, test } from 'vitest';
import { readStaffArguments } from './commands.ts';

test('names a staff account, or an admin when asked to', () => {
  const args = ['--email', ' Head@School.example', '--name', 'Head of Maths'];
  const head = { email: 'head@school.example', name: 'Head of Maths' };
  expect(readStaffArguments(args)).toEqual({ ...head, role_id: 2 });
  expect(readStaffArguments([...args, '--admin'])).toEqual({ ...head, role_id: 1 });
});

test.each([
  ['no address', ['--name', 'B'], '--email is missing'],
  ['a wrong address', ['--email', 'b', '--name', 'B'], '--email is not an email address'],
  ['no name', ['--email', 'b@school.example'], '--name is missing'],
  ['an empty name', ['--email', 'b@school.example', '--name', ' '], '--name is empty'],
  ['an unknown option', ['--mail', 'b@school.example'], '--mail'],
])('refuses %s and says how it is used', (_, args, message) => {
  const { fault } = readStaffArguments(args) as { fault: string };
  expect(fault).toContain(message);
  expect(fault).toMatch(/\nUsage: create-staff\.ts/);
});

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
const COMMAND = fileURLToPath(new URL('./create-staff.ts', import.meta.url));

async function run(args: string[], input: string) {
  const { rows } = await api.db.raw('SELECT current_database() AS name');
  const DATABASE_URL = inject('applicationServerUrl').replace(/\/postgres$/, `/${rows[0].name}`);
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, DATABASE_URL } });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}

describe('create-staff', () => {
  const ARGUMENTS = ['--email', 'Head@School.example', '--name', 'Head of Maths'];

  test('makes an account that can log in and is staff', async () => {
    const { code, output } = await run(ARGUMENTS, 'long enough 1\n');
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('head@school.example') });
    const body = { username: 'head@school.example', password: 'long enough 1' };
    const answer = await api.call('POST /api/auth/login', { body });
    expect(answer.body.user).toMatchObject({ role_id: 2, verified: true, full_name: 'Head of Maths' });
  });

  test.each([
    ['an address that is taken', ARGUMENTS, 'long enough 1\n', 'already an account'],
    ['no password', ['--email', 'b@school.example', '--name', 'B'], '', 'at least 10'],
  ])('refuses %s in a line', async (_, args, input, message) => {
    const { code, output } = await run(args, input);
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining(message) });
    expect(output).not.toContain('    at ');
  });
});

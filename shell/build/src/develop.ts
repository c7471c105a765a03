#!/usr/bin/env node
/** `npm run dev` in a module's folder. With `--against URL`, a site already running shows the module, in this tab alone. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { developmentPort } from './module-folders.ts';

const BOOTSTRAP = resolve(import.meta.dirname, '../../../scripts/bootstrap.mjs');
const { values } = parseArgs({ options: { against: { type: 'string' } } });
const { name } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { name: string };

if (values.against !== undefined) await developAgainst(values.against);
else if (existsSync(BOOTSTRAP)) run(process.execPath, [BOOTSTRAP, 'scripts/dev.ts', name]);
else fail('Say against which site: npm run dev -- --against https://staging.example.org');

async function developAgainst(site: string): Promise<void> {
  if (!URL.canParse(site)) return fail(`--against takes the address of a site, not ${site}`);
  const refusal = await refusalOf(new URL(site));
  if (refusal) return fail(refusal);
  const port = developmentPort(process.cwd());
  process.stdout.write(
    `Open ${site}, press Alt+Shift+D, choose ${name} and port ${port}. Only that tab takes it, until you end it there.\n`,
  );
  // A released shell's React cannot replace components: the page reloads.
  run('rspack', ['serve', '--mode', 'production'], { NODE_ENV: 'production', RSPACK_SERVE: 'true' });
}

/** Why a site shows no module of this machine; undefined if it does. */
async function refusalOf(site: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL('/modules.json', site), { signal: AbortSignal.timeout(10_000) });
    const { overrides } = (await answer.json()) as { overrides?: boolean };
    return overrides
      ? undefined
      : `${site.origin} takes no module of this machine: it would have to run with MODULE_OVERRIDES=on.`;
  } catch {
    return `No site of modules answers at ${site.origin}.`;
  }
}

function run(program: string, options: string[], env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(program, options, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(error.message));
  child.once('close', (code) => {
    process.exitCode = code ?? 0;
  });
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/**
 * The entry point of every command: `node scripts/bootstrap.mjs [--production] FILE [OPTION ...]`. Installs the packages that are missing, with
 * `--production` without the tools for development, then runs the file under the Node that the lock file pins. Plain JavaScript for any
 * Node from 20 on.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeAddresses } from './installation/addresses.mjs';
import { outcome } from './installation/child-process.mjs';
import { install } from './installation/install.mjs';
import { isInstalled } from './installation/installed-packages.mjs';

const OLDEST_NODE = 20;
const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const windows = process.platform === 'win32';

const given = process.argv.slice(2);
const tools = given[0] !== '--production';
const [file = '', ...options] = tools ? given : given.slice(1);

main().catch((error) => fail(error.message));

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    return fail(
      `This is Node ${process.versions.node}; Node ${OLDEST_NODE} or later is needed: install it from https://nodejs.org, then try again.`,
    );
  }
  if (!file || !existsSync(join(root, file)))
    return fail(`There is no ${file || 'file to run'}: package.json lists the commands.`);
  removeAddresses(root);
  if (!isInstalled(root, { tools })) await install(root, { tools });
  const node = pinnedNode();
  if (node === null) {
    return fail(`There is no packaged Node for ${process.platform} on ${process.arch}: run this with Node 26 of your own.`);
  }
  const child = spawn(node, [join(root, file), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BOOTSTRAP_PID: String(process.pid) },
  });
  process.exitCode = await outcome(child, node);
}

/** The Node of node_modules, or this one if it is new enough to run TypeScript, or `null`. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : null;
}

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

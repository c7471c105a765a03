/**
 * The way into every command: `node scripts/bootstrap.mjs <command>`. Installs the packages that are missing, then runs
 * scripts/<command>.ts under the Node that the lock file pins. Plain JavaScript for any Node from 20 on.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeAddresses } from './installation/addresses.mjs';
import { outcome } from './installation/child-process.mjs';
import { install } from './installation/install.mjs';
import { isInstalled } from './installation/installed-packages.mjs';

const OLDEST_NODE = 20;
/** These need what the system runs with. */
const OF_THE_SYSTEM = ['start', 'start-cluster', 'cluster', 'database', 'create-staff', 'unlock-account', 'renew-second-factors'];
/** These need the tools for development as well. */
const OF_DEVELOPMENT = [
  'dev',
  'test',
  'test-busy',
  'test-pictures',
  'bench-mounts',
  'test-mutation',
  'test-skew',
  'test-restore',
  'test-scanners',
  'bench-page',
  'bench-upload',
  'storybook',
  'new-module',
  'pack',
  'try-module-outside',
  'move-out',
  'sbom',
  'check-licences',
];
const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const windows = process.platform === 'win32';

main(process.argv[2] ?? '', process.argv.slice(3)).catch((error) => fail(error.message));

/**
 * @param {string} command
 * @param {string[]} options
 */
async function main(command, options) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    return fail(
      `This is Node ${process.versions.node}; Node ${OLDEST_NODE} or later is needed: install it from https://nodejs.org, then try again.`,
    );
  }
  const tools = OF_DEVELOPMENT.includes(command);
  if (!tools && !OF_THE_SYSTEM.includes(command)) {
    return fail(`Say which command to run: ${[...OF_THE_SYSTEM, ...OF_DEVELOPMENT].join(', ')}.`);
  }
  removeAddresses(root);
  if (!isInstalled(root, { tools })) await install(root, { tools });
  const node = pinnedNode();
  if (node === null) {
    return fail(`There is no packaged Node for ${process.platform} on ${process.arch}: run this with Node 26 of your own.`);
  }
  const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...options], {
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

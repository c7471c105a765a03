/**
 * The way into every command: `node scripts/bootstrap.mjs <command>`. Installs the packages when the lock file
 * changed, then runs scripts/<command>.ts under the Node that the lock file pins. Plain JavaScript for any Node from 20 on.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { isInstalled, recordInstallation } from './installation/installed-packages.mjs';

const OLDEST_NODE = 20;
const COMMANDS = [
  'start',
  'start-cluster',
  'cluster',
  'database',
  'dev',
  'test',
  'test-busy',
  'test-pictures',
  'bench-mounts',
  'test-mutation',
  'test-new-code',
  'test-skew',
  'test-restore',
  'test-scanners',
  'bench-page',
  'bench-upload',
  'storybook',
  'new-module',
  'new-component',
  'new-endpoint',
  'new-domain',
  'pack',
  'try-module-outside',
  'create-staff',
  'unlock-account',
  'renew-second-factors',
  'sbom',
  'check-licences',
];
const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const windows = process.platform === 'win32';

main(process.argv[2], process.argv.slice(3)).catch((error) => fail(error.message));

/**
 * @param {string | undefined} command
 * @param {string[]} options
 */
async function main(command, options) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    return fail(
      `This is Node ${process.versions.node}; Node ${OLDEST_NODE} or later is needed: install it from https://nodejs.org, then try again.`,
    );
  }
  if (command === undefined || !COMMANDS.includes(command)) return fail(`Say which command to run: ${COMMANDS.join(', ')}.`);
  if (!isInstalled(root)) await install();
  const node = pinnedNode();
  if (node === null) {
    return fail(`There is no packaged Node for ${process.platform} on ${process.arch}: run this with Node 24 of your own.`);
  }
  const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BOOTSTRAP_PID: String(process.pid) },
  });
  process.exitCode = await outcome(child, node);
}

/** Runs `npm ci`, which installs exactly what the lock file lists. */
async function install() {
  const started = Date.now();
  if (existsSync(join(root, 'node_modules'))) assertWritable(join(root, 'node_modules'));
  assertWritable(root);
  say('Installing packages (the first time, this takes about a minute)');
  const tick = setInterval(() => say(`  still installing, ${seconds(started)}`), 15_000);
  const npm = spawn('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithoutPackages() },
    shell: windows,
  });
  const code = await outcome(npm, 'npm').finally(() => clearInterval(tick));
  if (code !== 0) {
    fail(
      'The packages could not be installed: see the lines above (often the network, the registry, or a full disk), then try again.',
    );
    process.exit(code);
  }
  recordInstallation(root);
  say(`Packages installed, ${seconds(started)}`);
}

/**
 * Waits for a child process, passing signals on to it. Resolves to its exit code; a signal counts as 128 plus its number.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} program
 * @returns {Promise<number>}
 */
function outcome(child, program) {
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = stopWhenOrphaned(child);
  return new Promise((done, failed) => {
    child.once('error', (error) => failed(new Error(`${program} could not be run (${error.message}).`)));
    child.once('close', (code, signal) => {
      for (const name of signals) process.removeListener(name, forward);
      clearInterval(watch);
      done(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

/**
 * npm that is killed cannot pass a signal on; the shell between npm and this process, or this process itself, is then adopted
 * by another one.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWhenOrphaned(child) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = ancestors();
  return setInterval(() => {
    if (ancestors() !== before) child.kill('SIGTERM');
  }, 1000).unref();
}

/**
 * The parent of a process, on Linux; elsewhere, and when it is gone, an empty string.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** The Node of node_modules, or this one if it is new enough to run TypeScript, or `null`. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : null;
}

/** `npm ci` deletes node_modules, so npm must not run under the Node that lies in there. */
function pathWithoutPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(root, 'node_modules'))).join(delimiter);
}

/** @param {string} folder */
function assertWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`No permission to write ${folder}, and packages must be installed there: change its owner, or clone afresh.`);
    process.exit(1);
  }
}

/** @param {number} started */
function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

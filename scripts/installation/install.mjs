/** Brings node_modules to what package-lock.json lists, by npm. Plain JavaScript without dependencies, for any Node from 20 on. */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { removeAddresses, writeAddresses } from './addresses.mjs';
import { outcome } from './child-process.mjs';
import { countPackages, hasTools, isInstalled, readLock } from './installed-packages.mjs';

const INTERRUPTED = 128;

/**
 * Installs the packages that the system runs with or, with `tools`, those for development, too. What is there and fits stays.
 * @param {string} root
 * @param {{ tools: boolean }} needed
 * @throws Error with a line for people when it fails
 */
export async function install(root, needed) {
  const started = Date.now();
  for (const folder of [root, join(root, 'node_modules')]) assertWritable(folder);
  const wanted = { tools: needed.tools || hasTools(root) };
  say(
    `Installing ${wanted.tools ? 'the packages with the tools for development' : 'the packages'} (with an empty cache, this takes about a minute)`,
  );
  const locked = readLock(root);
  const tick = setInterval(() => {
    const { there, all } = countPackages(root, locked, wanted);
    say(`  ${there} of ${all} packages, ${seconds(started)}`);
  }, 5000);
  try {
    await installInSomeWay(root, wanted);
  } finally {
    clearInterval(tick);
  }
  say(`Packages installed, ${seconds(started)}`);
}

/**
 * The quickest way that works: adding what is missing, with addresses by convention, then everything from scratch.
 * @param {string} root
 * @param {{ tools: boolean }} wanted
 */
async function installInSomeWay(root, wanted) {
  const omit = wanted.tools ? [] : ['--omit=dev'];
  const add = existsSync(join(root, 'node_modules/.package-lock.json'));
  const quick = add ? ['install', '--no-save', ...omit] : ['ci', ...omit];
  try {
    writeAddresses(root, readLock(root));
    const code = await npm(root, [...quick, '--silent', '--fetch-retries=1']);
    if (code === 0 && isInstalled(root, wanted)) return;
    if (code > INTERRUPTED) throw new Error('The installation was interrupted.');
  } finally {
    removeAddresses(root);
  }
  say('  once more, from scratch');
  const code = await npm(root, ['ci', ...omit, '--loglevel=error']);
  if (code !== 0) {
    throw new Error(
      'The packages could not be installed: see the lines above (often the network, the registry, or a full disk), then try again.',
    );
  }
}

/**
 * @param {string} root
 * @param {string[]} options
 */
function npm(root, options) {
  const child = spawn('npm', [...options, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithoutPackages(root) },
    shell: process.platform === 'win32',
  });
  return outcome(child, 'npm');
}

/**
 * npm replaces node_modules, so it must not run under the Node that lies in there.
 * @param {string} root
 */
function pathWithoutPackages(root) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(root, 'node_modules'))).join(delimiter);
}

/** @param {string} folder */
function assertWritable(folder) {
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`No permission to write ${folder}, and packages must be installed there: change its owner, or clone afresh.`);
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

/**
 * The lock file names no registry, and without addresses npm first reads a description of every package, a third of the processor
 * time of an installation. So npm gets a copy of the lock file with the addresses that most registries use.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm prefers this file to package-lock.json. Git ignores it. */
const COPY = 'npm-shrinkwrap.json';

/**
 * Writes the copy, with addresses at the registry that npm is configured for.
 * @param {string} root
 * @param {import('./installed-packages.mjs').LockEntries} locked
 */
export function writeAddresses(root, locked, registry = configuredRegistry(root)) {
  const packages = Object.fromEntries(
    Object.entries(locked).map(([folder, entry]) => [folder, withAddress(folder, entry, registry)]),
  );
  writeFileSync(join(root, COPY), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

/**
 * Removes the copy, also one that a killed run has left.
 * @param {string} root
 */
export function removeAddresses(root) {
  rmSync(join(root, COPY), { force: true });
}

/** @param {string} root */
function configuredRegistry(root) {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), shell: process.platform === 'win32' };
  return execFileSync('npm', ['config', 'get', 'registry'], options).trim().replace(/\/$/, '');
}

/**
 * @param {string} folder
 * @param {import('./installed-packages.mjs').LockEntry} entry
 * @param {string} registry
 */
function withAddress(folder, entry, registry) {
  const { name = folder.split('node_modules/').at(-1), version, resolved, link, inBundle } = entry;
  if (!folder.includes('node_modules/') || link || inBundle || resolved) return entry;
  return { ...entry, resolved: `${registry}/${name}/-/${name?.split('/').at(-1)}-${version}.tgz` };
}

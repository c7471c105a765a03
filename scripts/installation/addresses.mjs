/**
 * The lock file names no registry, and without addresses npm first reads a description of every package, which takes a third of
 * the processor time of an installation. So npm gets a copy of the lock file with the addresses that the npm registry uses; it puts
 * the configured registry in their place.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REGISTRY = 'https://registry.npmjs.org';
/** npm prefers this file to package-lock.json. Git ignores it. */
const COPY = 'npm-shrinkwrap.json';

/**
 * Writes the copy.
 * @param {string} root
 * @param {import('./installed-packages.mjs').LockEntries} locked
 */
export function writeAddresses(root, locked) {
  const packages = Object.fromEntries(Object.entries(locked).map(([folder, entry]) => [folder, withAddress(folder, entry)]));
  writeFileSync(join(root, COPY), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

/**
 * Removes the copy, also one that a killed run has left.
 * @param {string} root
 */
export function removeAddresses(root) {
  rmSync(join(root, COPY), { force: true });
}

/**
 * @param {string} folder
 * @param {import('./installed-packages.mjs').LockEntry} entry
 */
function withAddress(folder, entry) {
  const { name = folder.split('node_modules/').at(-1), version, resolved, link, inBundle } = entry;
  if (!folder.includes('node_modules/') || link || inBundle || resolved) return entry;
  return { ...entry, resolved: `${REGISTRY}/${name}/-/${name?.split('/').at(-1)}-${version}.tgz` };
}

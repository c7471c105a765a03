/**
 * Whether node_modules holds what package-lock.json asks for. Plain JavaScript without dependencies: it runs before anything
 * is installed, on any Node from 20 on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name?: string, version?: string, resolved?: string, link?: boolean, inBundle?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries package folder (`node_modules/x`) to its entry */

/**
 * Whether an installation that npm recorded fits the lock file: the same version of every package, none missing but optional
 * ones (those for other platforms) and, without `tools`, those for development.
 * @param {LockEntries} locked entries of package-lock.json
 * @param {LockEntries} installed entries of node_modules/.package-lock.json
 * @param {{ tools: boolean }} needed
 */
export function fits(locked, installed, { tools }) {
  // Workspaces are linked, whatever their version.
  const packagesOf = (/** @type {LockEntries} */ entries) =>
    Object.entries(entries).filter(([folder]) => folder.includes('node_modules/'));
  return (
    packagesOf(installed).every(([folder, entry]) => entry.link || locked[folder]?.version === entry.version) &&
    packagesOf(locked).every(
      ([folder, entry]) => entry.optional || entry.devOptional || (entry.dev && !tools) || folder in installed,
    )
  );
}

/**
 * Whether the packages of the project in `root` are installed: those that the system runs with or, with `tools`, those for development, too.
 * @param {string} root
 * @param {{ tools: boolean }} needed
 */
export function isInstalled(root, needed) {
  return fits(readLock(root), readInstalled(root), needed);
}

/**
 * Whether any package for development is installed.
 * @param {string} root
 */
export function hasTools(root) {
  return Object.values(readInstalled(root)).some(({ dev }) => dev);
}

/**
 * How many packages of the lock file are there, of how many. Those for some platforms only are left out.
 * @param {string} root
 * @param {LockEntries} locked
 * @param {{ tools: boolean }} needed
 */
export function countPackages(root, locked, { tools }) {
  const folders = Object.entries(locked).flatMap(([folder, { link, dev, os, cpu, libc }]) =>
    folder.includes('node_modules/') && !link && !os && !cpu && !libc && (tools || !dev) ? [folder] : [],
  );
  const there = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return { there: there.length, all: folders.length };
}

/**
 * The entries of package-lock.json.
 * @param {string} root
 * @returns {LockEntries}
 */
export function readLock(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * What npm recorded last; nothing where it has installed nothing.
 * @param {string} root
 * @returns {LockEntries}
 */
function readInstalled(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch {
    return {};
  }
}

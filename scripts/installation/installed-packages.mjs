/**
 * Whether node_modules holds what package-lock.json asks for. Plain JavaScript without dependencies: it runs before anything
 * is installed, on any Node from 20 on.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries package folder (`node_modules/x`) to its entry */

/**
 * The fingerprint of a lock file on this machine: platform and processor count, as they choose which packages are installed.
 * @param {string} lockText
 */
export function lockFingerprint(lockText) {
  return createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex');
}

/**
 * Whether an installation that npm recorded fits the lock file: the same version of every package, none missing but optional
 * ones (those for other platforms).
 * @param {LockEntries} locked entries of package-lock.json
 * @param {LockEntries} installed entries of node_modules/.package-lock.json
 */
export function fits(locked, installed) {
  for (const [folder, entry] of Object.entries(installed)) {
    if (!entry.link && locked[folder]?.version !== entry.version) return false;
  }
  return Object.entries(locked).every(
    ([folder, entry]) => !folder.startsWith('node_modules/') || entry.optional || entry.devOptional || folder in installed,
  );
}

/**
 * Whether the packages of the project in `root` are installed. Compares fingerprints, and the files themselves only when those differ.
 * @param {string} root
 */
export function isInstalled(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (readOrEmpty(recordFile(root)) === lockFingerprint(lockText)) return true;
  const installedText = readOrEmpty(join(root, 'node_modules', '.package-lock.json'));
  if (installedText === '' || !fits(JSON.parse(lockText).packages, JSON.parse(installedText).packages)) return false;
  recordInstallation(root);
  return true;
}

/**
 * Notes that node_modules now holds what the lock file asks for.
 * @param {string} root
 */
export function recordInstallation(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  try {
    mkdirSync(dirname(recordFile(root)), { recursive: true });
    writeFileSync(recordFile(root), lockFingerprint(lockText));
  } catch {
    // Without the note the next run compares the files again; that works in a checkout that cannot be written, too.
  }
}

/** @param {string} root */
function recordFile(root) {
  return join(root, 'node_modules', '.cache', 'study-platform', 'installed');
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

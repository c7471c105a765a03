import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { type Environment, type NamedFault, readSettings, shapeOf, type ValuesOf } from '@api/contract/settings';
import type { BucketPlace } from './bucket-objects.ts';
import { BucketStore } from './bucket-storage.ts';
import { FolderStore } from './folder-storage.ts';
import type { Origin } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

const SHAPE = shapeOf('releases');
const { DATA_DIR, RELEASES_DIR, RELEASES_BUCKET, RELEASED_BY } = SHAPE;
const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = SHAPE;
const BUCKET = { RELEASES_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT };

/** `RELEASES_DIR`, or beside this machine's other data. Absolute. */
export function releasesDir(env: Environment, root: string): string {
  const given = readSettings({ DATA_DIR, RELEASES_DIR }, env);
  return given.RELEASES_DIR ? resolve(root, given.RELEASES_DIR) : join(resolve(root, given.DATA_DIR), 'releases');
}

/** The store in the settings: a bucket, or else a folder. */
export function openStore(env: Environment, root: string): ReleaseStore {
  const bucket = releasesBucket(env);
  return bucket ? new BucketStore(bucket) : new FolderStore(releasesDir(env, root));
}

/** Missing settings of a bucket for releases, which uses region, keys and address of the uploads' bucket. */
export function bucketFaults(given: Partial<ValuesOf<typeof BUCKET>>): NamedFault[] {
  if (!given.RELEASES_BUCKET || (given.S3_REGION && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY)) return [];
  return [['RELEASES_BUCKET', 'needs S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too']];
}

/** The bucket of releases, or null. @throws SettingsFault if a setting is missing or wrong. */
export function releasesBucket(env: Environment): BucketPlace | null {
  const given = readSettings(BUCKET, env, bucketFaults);
  const { RELEASES_BUCKET: bucket, S3_REGION: region } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: given.S3_ENDPOINT };
}

/** Commit, author (`RELEASED_BY`, or this machine's account) and time of a build. */
export function originOf(folder: string, now: Date, env: Environment = process.env): Origin {
  const given = readSettings({ RELEASED_BY }, env);
  return { commit: commitOf(folder), by: given.RELEASED_BY ?? accountName(), at: now.toISOString() };
}

/** With a plus if files differ; null outside a checkout. */
function commitOf(folder: string): string | null {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--', '.') === '' ? '' : '+');
  } catch {
    return null;
  }
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

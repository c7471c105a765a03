import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { BucketPlace } from './bucket-storage.ts';
import { BucketStore } from './bucket-store.ts';
import { ReleaseFault } from './description.ts';
import { FolderStore } from './folder-store.ts';
import type { Origin } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Where releases are kept: `RELEASES_DIR`, else beside the other data of this machine. Absolute. */
export function releasesDir(env: NodeJS.ProcessEnv, root: string): string {
  return env.RELEASES_DIR ? resolve(root, env.RELEASES_DIR) : join(resolve(root, env.DATA_DIR || '.data'), 'releases');
}

/** The release store that the settings name: a bucket where one is set, else a folder. */
export function openStore(env: NodeJS.ProcessEnv, root: string): ReleaseStore {
  const bucket = releasesBucket(env);
  return bucket ? new BucketStore(bucket) : new FolderStore(releasesDir(env, root));
}

/**
 * The bucket that releases are kept in: `RELEASES_BUCKET`, with the region, keys and address that files of visitors use; null for none.
 * @throws ReleaseFault when one of these is missing.
 */
export function releasesBucket(env: NodeJS.ProcessEnv): BucketPlace | null {
  const bucket = env.RELEASES_BUCKET;
  if (!bucket) return null;
  const [region, accessKeyId, secretAccessKey] = [env.S3_REGION, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (!region || !accessKeyId || !secretAccessKey) {
    throw new ReleaseFault('RELEASES_BUCKET needs S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too');
  }
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: env.S3_ENDPOINT || undefined };
}

/** From which commit the folder is built, by whom, and when. `RELEASED_BY` names who, else the account of this machine. */
export function originOf(folder: string, now: Date, env: NodeJS.ProcessEnv = process.env): Origin {
  return { commit: commitOf(folder), by: env.RELEASED_BY || accountName(), at: now.toISOString() };
}

/** The commit of a folder, with a plus where its files differ from it; null outside of a checkout. */
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

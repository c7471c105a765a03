import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { createDiskFiles, type DiskFileStore } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { createS3Files, isBucketUnavailable } from './s3-files.ts';

export type { DiskFileStore } from './disk-files.ts';
export { contentDisposition, contentTypeOf, type FileStore, isFileKey, newFileKey } from './file-store.ts';

/** Files that stay on this machine, with links that the API answers. */
export function createOwnFiles(config: Pick<Config, 'DATA_DIR'>, now?: () => Date): DiskFileStore {
  return createDiskFiles(join(config.DATA_DIR, 'files'), now);
}

/** The configured store: a bucket where S3_BUCKET is set, else a folder. */
export function createFileStore(config: Config, now?: () => Date): FileStore {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = config;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return createOwnFiles(config, now);
  const bucket = createS3Files({
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT,
  });
  const calls = ['put', 'putFile', 'copyTo', 'read', 'remove'] as const;
  return withBreaker(bucket, outsideServicesOf(config).breaker('files'), calls, {
    isRefusal: (error) => !isBucketUnavailable(error),
  });
}

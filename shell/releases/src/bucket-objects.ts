/** Objects of an S3 bucket below one prefix, and the meaning of its errors. */
import type { S3Client } from '@aws-sdk/client-s3';

export interface BucketPlace {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of a service other than Amazon's, whose buckets are addressed by path. */
  endpoint?: string | undefined;
}

/** An object; `tag` changes with its bytes. */
export interface StoredObject {
  bytes: Buffer;
  tag: string | undefined;
}

/** The object must still have this tag, or not exist. */
export type WriteCondition = { IfMatch: string | undefined } | { IfNoneMatch: '*' };

export interface BucketObjects {
  get(path: string): Promise<StoredObject | undefined>;
  /** Metadata without bytes. */
  head(path: string): Promise<{ ETag?: string | undefined; LastModified?: Date | undefined } | undefined>;
  pathsBelow(folder: string): Promise<string[]>;
  /** Folders directly below a folder, or at the top (`''`). */
  foldersIn(folder: string): Promise<string[]>;
  put(path: string, bytes: Uint8Array, condition?: WriteCondition): Promise<string | undefined>;
  remove(path: string): Promise<void>;
}

const PREFIX = 'releases/';
const REQUEST_MS = 30_000;

/** Connects on first use: the library is slow to load. */
export function createBucketObjects(place: BucketPlace): BucketObjects {
  const { bucket } = place;
  const at = (path: string) => ({ Bucket: bucket, Key: PREFIX + path });
  let connection: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const connect = () => {
    connection ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: newClient(s3, place) }));
    return connection;
  };

  /** All objects below a folder, by page; `Delimiter` lists folders directly below it apart. */
  async function* pagesBelow(prefix: string, delimiter: { Delimiter?: string }) {
    const { s3, client } = await connect();
    let from: string | undefined;
    do {
      const next = from && { ContinuationToken: from };
      const page = await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...delimiter, ...next }));
      yield page;
      from = page.NextContinuationToken;
    } while (from);
  }

  return {
    async get(path) {
      const { s3, client } = await connect();
      const found = await unlessMissing(client.send(new s3.GetObjectCommand(at(path))));
      return found?.Body && { bytes: Buffer.from(await found.Body.transformToByteArray()), tag: found.ETag };
    },

    async head(path) {
      const { s3, client } = await connect();
      return unlessMissing(client.send(new s3.HeadObjectCommand(at(path))));
    },

    async pathsBelow(folder) {
      const paths: string[] = [];
      for await (const { Contents = [] } of pagesBelow(prefixOf(folder), {}))
        paths.push(...Contents.map(({ Key = '' }) => Key.slice(PREFIX.length)));
      return paths;
    },

    async foldersIn(folder) {
      const prefix = prefixOf(folder);
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pagesBelow(prefix, { Delimiter: '/' }))
        names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)));
      return names;
    },

    async put(path, bytes, condition) {
      const { s3, client } = await connect();
      return (await client.send(new s3.PutObjectCommand({ ...at(path), Body: bytes, ...condition }))).ETag;
    },

    async remove(path) {
      const { s3, client } = await connect();
      await client.send(new s3.DeleteObjectCommand(at(path)));
    },
  };
}

const prefixOf = (folder: string) => PREFIX + (folder === '' ? '' : `${folder}/`);

function newClient(
  { S3Client: Client }: typeof import('@aws-sdk/client-s3'),
  { region, accessKeyId, secretAccessKey, endpoint }: BucketPlace,
): S3Client {
  return new Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // Without the last, the limit only warns.
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: 5_000, throwOnRequestTimeout: true },
    // Not all services know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    // A missing bucket is a fault, not a missing object.
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Whether a conditional write's object is gone. */
export const isGone = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** Whether a concurrent write won. 409: two at the same moment, of which one must retry. */
export function isWriteConflict(error: unknown): boolean {
  return [409, 412].includes(statusOf(error) ?? 0);
}

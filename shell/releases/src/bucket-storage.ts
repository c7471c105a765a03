import { setTimeout as pause } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';

/** Where a bucket is and who may use it. */
export interface BucketPlace {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address of a service other than Amazon's; its buckets are addressed by path. */
  endpoint?: string | undefined;
}

/** All that is kept in the bucket begins with this. */
const PREFIX = 'releases/';
/** How old what is known of pointers may be: a release reaches all replicas within a second. Milliseconds. */
const FRESH_MS = 400;
const REQUEST_MS = 30_000;
/** Tries of a change that others overtake; each waits somewhat longer. */
const TRIES = 30;
/** Descriptions of releases that stay in memory: they never change. */
const KEPT = 500;

/**
 * Releases in an S3 bucket, or one of a service that speaks as S3 does. Changes are made on condition that nobody was faster (`If-Match`,
 * `If-None-Match`). https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function createBucketStorage(place: BucketPlace): Storage {
  const bucket = place.bucket;
  const at = (path: string) => ({ Bucket: bucket, Key: PREFIX + path });
  // The library takes a while to load, which only those wait for who use a bucket.
  let connection: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const connect = () => {
    connection ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: newClient(s3, place) }));
    return connection;
  };
  const marks = new Map<string, Fresh<string | undefined>>();
  const names = new Map<string, Fresh<string[]>>();
  const descriptions = new Map<string, Buffer>();

  async function get(path: string): Promise<{ bytes: Buffer; tag: string | undefined } | undefined> {
    const { s3, client } = await connect();
    try {
      const { Body, ETag } = await client.send(new s3.GetObjectCommand(at(path)));
      return Body ? { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag } : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function head(path: string) {
    const { s3, client } = await connect();
    try {
      return await client.send(new s3.HeadObjectCommand(at(path)));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Keys below a folder, or with `Delimiter` the folders directly below it. */
  async function list(folder: string, directly: boolean): Promise<string[]> {
    const { s3, client } = await connect();
    const prefix = PREFIX + (folder === '' ? '' : `${folder}/`);
    const found: string[] = [];
    let from: string | undefined;
    do {
      const page = await client.send(
        new s3.ListObjectsV2Command({
          ...{ Bucket: bucket, Prefix: prefix },
          ...(directly && { Delimiter: '/' }),
          ...(from && { ContinuationToken: from }),
        }),
      );
      if (directly) found.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)));
      else found.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(PREFIX.length)));
      from = page.NextContinuationToken;
    } while (from);
    return found;
  }

  return {
    place: `the bucket ${bucket}`,

    folders: (folder) => (folder === '' ? fresh(names, '', () => list('', true)) : list(folder, true)),

    async read(path) {
      const known = descriptions.get(path);
      if (known) return known;
      const bytes = (await get(path))?.bytes;
      if (bytes && path.endsWith('/release.json')) {
        if (descriptions.size >= KEPT) descriptions.clear();
        descriptions.set(path, bytes);
      }
      return bytes;
    },

    mark: (path) => fresh(marks, path, async () => (await head(path))?.ETag),

    writtenAt: async (path) => (await head(path))?.LastModified,

    async write(path, bytes) {
      const { s3, client } = await connect();
      descriptions.delete(path);
      await client.send(new s3.PutObjectCommand({ ...at(path), Body: bytes }));
    },

    async update(path, change) {
      const { s3, client } = await connect();
      for (let number = 1; ; number += 1) {
        const before = await get(path);
        const text = before?.bytes.toString('utf8');
        const after = change(text);
        if (after === text) return;
        const condition = before ? { IfMatch: before.tag } : { IfNoneMatch: '*' };
        try {
          await client.send(new s3.PutObjectCommand({ ...at(path), Body: Buffer.from(after), ...condition }));
          marks.delete(path);
          return;
        } catch (error) {
          if (!isOvertaken(error) || number === TRIES) throw error;
          await pause(Math.random() * 20 * number);
        }
      }
    },

    async removeFolder(folder) {
      const { s3, client } = await connect();
      const keys = await list(folder, false);
      // Without its description it is no release any more, whatever else is still there.
      for (const key of keys.toSorted((a, b) => Number(b.endsWith('/release.json')) - Number(a.endsWith('/release.json')))) {
        descriptions.delete(key);
        await client.send(new s3.DeleteObjectCommand(at(key)));
      }
    },

    // Nothing is half written: an object is there whole or not at all.
    tidy: async () => {},
  };
}

function newClient(
  { S3Client: Client }: typeof import('@aws-sdk/client-s3'),
  { region, accessKeyId, secretAccessKey, endpoint }: BucketPlace,
): S3Client {
  return new Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // Without the last the limit is a warning only.
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: 5_000, throwOnRequestTimeout: true },
    // Services beside Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
}

interface Fresh<T> {
  /** When it was asked for last. */
  asked: number;
  /** What was answered last, if anything. */
  known: { value: T } | undefined;
  asking: Promise<T> | undefined;
}

/** What was answered within `FRESH_MS`, else asks anew, once for all who wait. Where nobody answers, the last word stands. */
async function fresh<T>(kept: Map<string, Fresh<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const entry = kept.get(key) ?? { asked: 0, known: undefined, asking: undefined };
  kept.set(key, entry);
  if (entry.known && Date.now() - entry.asked < FRESH_MS) return entry.known.value;
  entry.asking ??= ask()
    .then(
      (value) => {
        entry.known = { value };
        return value;
      },
      (error: unknown) => {
        if (!entry.known) throw error;
        return entry.known.value;
      },
    )
    .finally(() => {
      entry.asked = Date.now();
      entry.asking = undefined;
    });
  return entry.asking;
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
/** 409: two writes at the same moment, of which one is to try again. */
const isOvertaken = (error: unknown) => [409, 412].includes(statusOf(error) ?? 0);

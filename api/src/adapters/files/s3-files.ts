import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { contentDisposition, contentTypeOf, type FileStore } from './file-store.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address of a service other than Amazon's; its buckets are addressed by path. */
  endpoint?: string | undefined;
  /** Time limit of one request, in milliseconds. */
  requestMs?: number;
}

const REQUEST_MS = 30_000;

/** Errors that mean an unreachable service, not e.g. a full disk on this machine. */
const NETWORK_CODES = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether an error means that the service is unreachable. A refusal (4xx) or a local fault does not. */
export function isBucketUnavailable(error: unknown): boolean {
  const { $metadata, code } = (error ?? {}) as { $metadata?: { httpStatusCode?: number }; code?: unknown };
  const status = $metadata?.httpStatusCode ?? 0;
  if (status >= 400 && status < 500) return status === 408 || status === 429;
  return $metadata !== undefined || NETWORK_CODES.test(String(code));
}

/** Stores files in a private bucket. https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export function createS3Files(settings: S3Settings): FileStore {
  const { bucket, region, accessKeyId, secretAccessKey, endpoint, requestMs = REQUEST_MS } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // Without the last option the limit is only a warning, and a hanging service would block its caller.
    requestHandler: { requestTimeout: requestMs, connectionTimeout: 5_000, throwOnRequestTimeout: true },
    // Services beside Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const at = (key: string) => {
    contentTypeOf(key);
    return { Bucket: bucket, Key: key };
  };
  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} is not of type ${contentType}`);
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    async putFile(key, path, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} is not of type ${contentType}`);
      const { size: ContentLength } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentLength, ContentType: contentType }));
    },
    async copyTo(key, path) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        if (!Body) return false;
        await pipeline(Body as Readable, createWriteStream(path));
        return true;
      } catch (error) {
        if (error instanceof NoSuchKey) return false;
        throw error;
      }
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    signedUrl(key, options) {
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentDisposition: contentDisposition(options),
        ResponseContentType: contentTypeOf(key),
      });
      return getSignedUrl(client, command, { expiresIn: options.seconds });
    },
  };
}

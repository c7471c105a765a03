import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bucket over HTTP that checks every request: it must be signed with Signature Version 4, in its headers or its
 * address.
 */
export interface S3StandIn {
  url: string;
  settings: { bucket: string; region: string; accessKeyId: string; secretAccessKey: string; endpoint: string };
  objects: Map<string, { bytes: Buffer; type: string; at?: Date }>;
  close(): Promise<void>;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** `UriEncode` of the signature's documentation. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

interface Signed {
  request: IncomingMessage;
  url: URL;
  payloadHash: string;
  scope: string;
  at: string;
  signedHeaders: string;
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function signatureOf({ request, url, payloadHash, scope, at, signedHeaders }: Signed, secret: string): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, payloadHash].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
}

const toDate = (at: string) => new Date(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function refuse(response: ServerResponse, status: number, code: string): unknown {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

/** The fault of a request's signature; null if it is valid. */
function faultOf(request: IncomingMessage, url: URL, body: Buffer, settings: S3StandIn['settings']): string | null {
  const presigned = url.searchParams.get('X-Amz-Signature');
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const [credential = '', signedHeaders = '', signature = ''] = presigned
    ? [url.searchParams.get('X-Amz-Credential') ?? '', url.searchParams.get('X-Amz-SignedHeaders') ?? '', presigned]
    : (header?.slice(1) ?? []);
  const [id, ...scope] = credential.split('/');
  if (id !== settings.accessKeyId || scope[1] !== settings.region || scope[2] !== 's3') return 'InvalidAccessKeyId';
  if (!signedHeaders.split(';').includes('host')) return 'AccessDenied';
  const at = presigned ? (url.searchParams.get('X-Amz-Date') ?? '') : String(request.headers['x-amz-date']);
  const seconds = presigned ? Number(url.searchParams.get('X-Amz-Expires')) : 900;
  if (Math.abs(Date.now() - toDate(at).getTime()) > seconds * 1000) return presigned ? 'AccessDenied' : 'RequestTimeTooSkewed';
  const payloadHash = presigned ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']);
  if (!presigned && payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const expected = signatureOf(
    { request, url, payloadHash, scope: scope.join('/'), at, signedHeaders },
    settings.secretAccessKey,
  );
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html, few keys at a time, to test paging. */
function listObjects(response: ServerResponse, url: URL, objects: S3StandIn['objects']): unknown {
  const prefix = url.searchParams.get('prefix') ?? '';
  const delimiter = url.searchParams.get('delimiter');
  const after = url.searchParams.get('continuation-token') ?? '';
  const entries = [...objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end === -1 ? key : key.slice(0, end + 1);
    });
  const left = [...new Set(entries)].toSorted().filter((entry) => entry > after);
  const page = left.slice(0, 5);
  const xml = page.map((entry) =>
    entry.endsWith('/')
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key></Contents>`,
  );
  const next = left.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${xml.join('')}${next}</ListBucketResult>`);
}

export async function startS3(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const settings = {
    bucket: 'sheets',
    region: 'ap-south-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
    endpoint: '',
  };

  function answer(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): unknown {
    const fault = faultOf(request, url, body, settings);
    if (fault) return refuse(response, 403, fault);
    const [, bucket, ...parts] = url.pathname.split('/');
    if (bucket !== settings.bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(parts.join('/'));
    if (request.method === 'GET' && key === '') return listObjects(response, url, objects);
    if (request.method === 'PUT') {
      const stored = objects.get(key);
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
      if (match && !stored) return refuse(response, 404, 'NoSuchKey');
      if ((match && stored && match !== tagOf(stored.bytes)) || (noneMatch === '*' && stored)) {
        return refuse(response, 412, 'PreconditionFailed');
      }
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', at: new Date() });
      return response.writeHead(200, { etag: tagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'MethodNotAllowed');
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    const disposition = url.searchParams.get('response-content-disposition');
    const headers = {
      'content-type': url.searchParams.get('response-content-type') ?? object.type,
      'content-length': object.bytes.length,
      etag: tagOf(object.bytes),
      'last-modified': (object.at ?? new Date()).toUTCString(),
      ...(disposition ? { 'content-disposition': disposition } : {}),
    };
    return response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : object.bytes);
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    answer(request, response, new URL(request.url ?? '/', settings.endpoint), Buffer.concat(chunks));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: settings.endpoint,
    settings,
    objects,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

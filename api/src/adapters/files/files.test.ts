import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../../test/s3-stand-in.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { createDiskFiles } from './disk-files.ts';
import { contentDisposition, type FileStore, newFileKey } from './file-store.ts';
import { createFileStore } from './index.ts';
import { createS3Files } from './s3-files.ts';

const s3 = await startS3();
const api = await startTestApi();
const folder = await mkdtemp(join(tmpdir(), 'files-'));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, { store: FileStore; open(url: string): Promise<Response> }> = {
  disk: { store: createFileStore(api.config, () => api.clock.now()), open: (url) => api.fetch(url) },
  'S3 bucket': { store: createS3Files(s3.settings), open: (url) => fetch(url) },
};
const pdf = Buffer.from('%PDF-1.7 \u0000\u00ff not quite one');

describe.each(Object.entries(stores))('files in a %s', (_name, { store, open }) => {
  test('are kept, read, replaced and removed', async () => {
    const key = newFileKey('answer', 'application/pdf');
    expect(await store.read(key)).toBeNull();
    await store.put(key, pdf, 'application/pdf');
    expect(await store.read(key)).toEqual(pdf);
    await store.put(key, Buffer.from('another'), 'application/pdf');
    expect(String(await store.read(key))).toBe('another');
    await store.remove(key);
    await store.remove(key);
    expect(await store.read(key)).toBeNull();
  });

  test('come from the disk and go back to it, whole', async () => {
    const [key, missing] = [newFileKey('upload', 'application/octet-stream'), newFileKey('upload', 'text/csv')];
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await writeFile(from, pdf);
    await store.putFile(key, from, 'application/octet-stream');
    expect(await store.read(key)).toEqual(pdf);
    expect(await store.copyTo(key, to)).toBe(true);
    expect(await readFile(to)).toEqual(pdf);
    expect(await store.copyTo(missing, to)).toBe(false);
  });

  test('are opened by a link, under the name and type that it says', async () => {
    const key = newFileKey('answer', 'application/pdf');
    await store.put(key, pdf, 'application/pdf');
    const saved = await open(await store.signedUrl(key, { seconds: 60, downloadName: 'math-1-graded-sheet.pdf' }));
    expect(saved.status).toBe(200);
    expect(saved.headers.get('content-type')).toBe('application/pdf');
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="math-1-graded-sheet.pdf"');
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf);
    const shown = await open(await store.signedUrl(key, { seconds: 60, inline: true }));
    expect(shown.headers.get('content-disposition')).toBe('inline');
  });

  test('stay closed to a link that was changed, and to none', async () => {
    const [key, other] = [newFileKey('answer', 'application/pdf'), newFileKey('answer', 'application/pdf')];
    for (const each of [key, other]) await store.put(each, pdf, 'application/pdf');
    const url = await store.signedUrl(key, { seconds: 60 });
    const changed = [
      url.replace(key, other),
      url.replace('attachment', 'inline'),
      url.replace(/ignature=./, (sign) => `${sign}x`),
    ];
    for (const each of changed) {
      expect(each).not.toBe(url);
      expect((await open(each)).status).toBe(403);
    }
    expect((await open(url.slice(0, url.indexOf('?')))).ok).toBe(false);
  });

  test('take no key but their own kind', async () => {
    for (const key of ['../secret.pdf', 'answer.pdf', `answer-${'0'.repeat(32)}.exe`, '']) {
      await expect((async () => store.put(key, pdf, 'application/pdf'))()).rejects.toThrow('Not the key of a file');
      await expect((async () => store.read(key))()).rejects.toThrow('Not the key of a file');
    }
    await expect(store.put(newFileKey('answer', 'image/png'), pdf, 'application/pdf')).rejects.toThrow('not of type');
    expect(() => newFileKey('answer', 'text/html')).toThrow('Not the key of a file');
  });
});

describe('a link to a file on disk', () => {
  const { store, open } = stores.disk as (typeof stores)[string];

  test('ends at its second', async () => {
    const key = newFileKey('answer', 'application/pdf');
    await store.put(key, pdf, 'application/pdf');
    const url = await store.signedUrl(key, { seconds: 60 });
    api.clock.advance(59_000);
    expect((await open(url)).status).toBe(200);
    api.clock.advance(1_000);
    const ended = await open(url);
    expect([ended.status, await ended.json()]).toEqual([403, expect.objectContaining({ code: 'link_ended' })]);
  });

  test('is sniffed by no browser, and 404 once the file is gone', async () => {
    const key = newFileKey('answer', 'application/pdf');
    await store.put(key, pdf, 'application/pdf');
    const url = await store.signedUrl(key, { seconds: 60 });
    const { headers } = await open(url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    await store.remove(key);
    expect((await open(url)).status).toBe(404);
  });

  test('is as good at another process that shares the folder, even where both are the first', async () => {
    const [one, two] = [createDiskFiles(folder), createDiskFiles(folder)];
    const key = newFileKey('answer', 'application/pdf');
    const urls = await Promise.all([one, two].map((each) => each.signedUrl(key, { seconds: 60 })));
    for (const [index, url] of urls.entries()) {
      const query = new URL(url, 'http://site').searchParams;
      const link = {
        key,
        expires: Number(query.get('expires')),
        disposition: query.get('disposition') ?? '',
        signature: query.get('signature') ?? '',
      };
      expect(await [two, one][index]?.isValid(link, new Date())).toBe(true);
      expect(await createDiskFiles(join(folder, 'elsewhere')).isValid(link, new Date())).toBe(false);
    }
  });

  test('leaves no half-written file behind, and none that others on the machine can read', async () => {
    const files = createDiskFiles(join(folder, 'whole'));
    const key = newFileKey('answer', 'application/pdf');
    await Promise.all(Array.from({ length: 5 }, (_, index) => files.put(key, Buffer.alloc(1000, index), 'application/pdf')));
    expect(await readdir(join(folder, 'whole'))).toEqual([key]);
    expect((await stat(join(folder, 'whole', key))).mode & 0o077).toBe(0);
    expect(new Set(await files.read(key)).size).toBe(1);
  });
});

test('a bucket that refuses is an error, not a missing file', async () => {
  const store = createS3Files({ ...s3.settings, secretAccessKey: 'wrong' });
  const key = newFileKey('answer', 'application/pdf');
  await expect(store.read(key)).rejects.toThrow('SignatureDoesNotMatch');
  await expect(store.put(key, pdf, 'application/pdf')).rejects.toThrow('SignatureDoesNotMatch');
});

test('a bucket that takes a request and says nothing is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const store = createS3Files({ ...s3.settings, endpoint, requestMs: 50 });
  const key = newFileKey('answer', 'application/pdf');
  await expect(store.put(key, pdf, 'application/pdf')).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(store.read(key)).rejects.toMatchObject({ name: 'TimeoutError' });
  silent.closeAllConnections();
  silent.close();
});

test('names beyond ASCII are written as RFC 8187 has it, and none breaks out of the header', () => {
  expect(contentDisposition({ downloadName: 'Übung "1".pdf' })).toBe(
    `attachment; filename="_bung _1_.pdf"; filename*=UTF-8''%C3%9Cbung%20%221%22.pdf`,
  );
  expect(contentDisposition({ downloadName: 'a\r\nSet-Cookie: b' })).not.toMatch(/[\r\n]/);
});

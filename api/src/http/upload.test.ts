import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ApiError } from '../errors.ts';
import { makeUploadFolder, readUpload, removeLeftUploads } from './upload.ts';

const upload = { files: { file: 1, images: 2 }, fileBytes: 2 * 1_048_576 };
const server = createServer(async (req, res) => {
  try {
    const { body, files } = await readUpload({ req, res }, upload, { fieldSize: 100 });
    const seen = files.map(({ field, name, size }) => [field, name, size]);
    res.end(JSON.stringify({ body, files: seen }));
  } catch (error) {
    const { status, code, message } =
      error instanceof ApiError ? error : { status: 500, code: 'unknown', message: String(error) };
    res.writeHead(status).end(JSON.stringify({ code, message }));
  }
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

function form(files: readonly [string, Buffer, string][], fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [field, bytes, name] of files) data.append(field, new Blob([new Uint8Array(bytes)]), name);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const some = Buffer.alloc(1000, 7);

test('takes files and text fields, in any order', async () => {
  expect(await send(form([['images', some, 'b.png']], { file_type: 'USER_FILE' }))).toEqual({
    status: 200,
    answer: { body: { file_type: 'USER_FILE' }, files: [['images', 'b.png', 1000]] },
  });
  expect((await send(form([]))).answer).toEqual({ body: {}, files: [] });
  expect((await send(form([], { text: 'two\nlines' }))).answer).toMatchObject({ body: { text: 'two\nlines' } });
});

test.each([
  ['C:\\scans\\sheet 1.pdf', 'sheet 1.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['Übung 3 – Größe.pdf', 'Übung 3 – Größe.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  [`${'x'.repeat(400)}.pdf`, 'x'.repeat(150)],
])('keeps the readable part of the name %j: %j', async (sent, kept) => {
  expect((await send(form([['file', some, sent]]))).answer.files).toEqual([['file', kept, 1000]]);
});

test('takes a file of exactly the limit, and none above it', async () => {
  expect((await send(form([['file', Buffer.alloc(upload.fileBytes), 'a']]))).status).toBe(200);
  expect(await send(form([['file', Buffer.alloc(upload.fileBytes + 1), 'a']]))).toEqual({
    status: 413,
    answer: { code: 'body_too_large', message: 'The file is larger than 2 MB' },
  });
});

test('refuses far too much before it has come', async () => {
  const socket = connect(port, '127.0.0.1');
  const length = 4 * 3 * upload.fileBytes + 1_000_001;
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data) => resolve([data])));
  socket.destroy();
  expect(String(answer)).toContain('413');
});

test.each([
  ['a field that is not known', form([['other', some, 'a']]), 422],
  [
    'a second file where one is taken',
    form([
      ['file', some, 'a'],
      ['file', some, 'b'],
    ]),
    422,
  ],
  ['a text field that is too long', form([], { file_type: 'x'.repeat(101) }), 413],
  ['too many text fields', form([], Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, '']))), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await send(body)).status).toBe(status);
});

test('refuses a body that is not a form, or a broken one', async () => {
  const asForm = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await send('{}', { 'content-type': 'multipart/mixed; boundary=x' })).status).toBe(415);
  expect((await send('{}', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  expect((await send('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nno end', asForm)).status).toBe(400);
});

test('an aborted upload leaves nothing behind that fails later', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999\r\n\r\n--x\r\n',
  );
  await new Promise((resolve) => socket.write('Content-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf', resolve));
  socket.destroy();
  expect((await send(form([['file', some, 'a']]))).status).toBe(200);
});

test('writes files to disk if they may be large, until the response is sent', async () => {
  const kept = createServer(async (req, res) => {
    const read = await readUpload({ req, res }, { ...upload, toDisk: true });
    const path = read.files[0]?.path ?? '';
    const there = (await readFile(path)).equals(some);
    await read[Symbol.asyncDispose]();
    res.end(JSON.stringify({ there, gone: !existsSync(path), inMemory: read.files[0]?.bytes.length }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => kept.once('listening', resolve));
  const { port: other } = kept.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${other}/`, { method: 'POST', body: form([['file', some, 'a']]) });
  expect(await response.json()).toEqual({ there: true, gone: true, inMemory: 0 });
  kept.closeAllConnections();
  kept.close();
});

test('bytes are counted as they come, and a refusal of them ends the form', async () => {
  let taken = 0;
  const refusing = createServer(async (req, res) => {
    const take = (bytes: number) => {
      taken += bytes;
      if (taken > 500_000) throw new ApiError(429, 'too_many_requests', 'Enough');
    };
    const outcome = await readUpload({ req, res }, upload, { take }).then(
      ({ files }) => files.length,
      (error: ApiError) => error.status,
    );
    res.end(String(outcome));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => refusing.once('listening', resolve));
  const url = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/`;
  const send = (bytes: number) => fetch(url, { method: 'POST', body: form([['file', Buffer.alloc(bytes), 'a.png']]) });
  expect(await (await send(100_000)).text()).toBe('1');
  expect(taken).toBeGreaterThan(100_000);
  expect(await (await send(1_500_000)).text()).toBe('429');
  refusing.closeAllConnections();
  refusing.close();
});

test('files of a process that was killed are removed, those of a running one are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'left-'));
  const left = await makeUploadFolder();
  for (const name of [basename(left), 'other']) await mkdir(join(folder, name));
  await rm(left, { recursive: true });
  await removeLeftUploads(new Date(), folder);
  expect(await readdir(folder)).toEqual(['other', basename(left)]);
  await removeLeftUploads(new Date(Date.now() + 2 * 3_600_000), folder);
  expect(await readdir(folder)).toEqual(['other']);
  await rm(folder, { recursive: true });
});

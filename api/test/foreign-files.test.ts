import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { attemptTest, blankPdf, upload } from './answer-sheets.ts';
import { doublingPdf } from './attack-files.ts';
import { insertOneSubject } from './one-subject.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { type Session, startTestApi } from './test-api.ts';

const api = await startTestApi();
await insertOneSubject(api.db);
const startServer = serverProcesses({
  DATABASE_URL: api.db.client.config.connection.connectionString as string,
  DATA_DIR: api.config.DATA_DIR,
});

/** The end of a PNG, without any picture before it. */
const END = Buffer.from('0000000049444154' + '35af061e' + '0000000049454e44ae426082', 'hex');

const filePids = (server: ServerProcess): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...words]) => Number(parent) === server.pid && words.join(' ').includes('process-main'))
    .map(([pid]) => Number(pid));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Kills whatever the server starts for files until something is answered. */
async function killingAll<T>(server: ServerProcess, answered: Promise<T>): Promise<T> {
  let done = false;
  const answer = answered.finally(() => {
    done = true;
  });
  const kill = async () => {
    while (!done) {
      for (const pid of filePids(server)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
      await new Promise(setImmediate);
    }
  };
  return (await Promise.all([answer, kill()]))[0];
}

let server: ServerProcess;
let site: { fetch(path: string, init?: RequestInit): Promise<Response> };
const people: { session: Session; slug: string }[] = [];
beforeAll(async () => {
  api.clock.set(new Date());
  for (const _ of ['attacker', 'learner']) {
    const session = await api.signUp();
    people.push({ session, slug: await attemptTest(api, session) });
  }
  server = await startServer();
  site = { fetch: (path, init) => fetch(server.url + path, init) };
});
const send = (who: 0 | 1, bytes: Uint8Array) => {
  const { session, slug } = people[who] as (typeof people)[number];
  return upload(site, session, slug, bytes);
};

describe('a server that is sent files to hurt it', () => {
  test('says 503 and never "damaged" when the process dies that reads a sheet; the next is read', async () => {
    const { status, body } = await killingAll(server, send(1, await blankPdf()));
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(String(body.message)).not.toMatch(/damaged/i);
    expect((await send(1, await blankPdf())).status).toBe(201);
  });

  test('refuses a picture of 2,500 megapixels in a few bytes, and says 503 when the process dies that looks at one', async () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c3500800000000', 'hex');
    const bomb = Buffer.concat([header, Buffer.from(crc32(header.subarray(12)).toString(16).padStart(8, '0'), 'hex'), END]);
    const staff = await api.asStaff();
    const read = async () => {
      const body = new FormData();
      body.append('images', new Blob([new Uint8Array(bomb)]), 'a.png');
      const headers = { authorization: `Bearer ${staff.token}` };
      const response = await site.fetch('/api/admin/questions/transcript', { method: 'POST', headers, body });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const killed = await killingAll(server, read());
    expect([killed.status, killed.body.code]).toEqual([503, 'unavailable']);
    const { status, body } = await read();
    expect([status, body.issues]).toEqual([422, [{ path: 'images.0', message: 'The image is larger than 50 megapixels' }]]);
  });

  test("limits one account's memory in transfer, and none of the next account's", async () => {
    const { session, slug } = people[0] as (typeof people)[number];
    const size = 25 * 1_048_576;
    const port = Number(new URL(server.url).port);
    const head = [
      `POST /api/test/${slug}/upload-answer HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${session.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${size}`,
    ].join('\r\n');
    const part = 'Content-Disposition: form-data; name="file"; filename="sheet.pdf"';
    const answers: string[] = [];
    const sockets = Array.from({ length: 7 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (data) => answers.push(String(data)));
      socket.write(`${head}\r\n\r\n--x\r\n${part}\r\n\r\n`);
      socket.write(Buffer.alloc(size - 1_048_576));
      return socket;
    });
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(answers.every((answer) => answer.startsWith('HTTP/1.1 429'))).toBe(true);
    expect((await send(1, await blankPdf())).status).toBe(201);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await send(0, await blankPdf())).status).toBe(201);
  });

  // Comes last: it ends the server, whose processes go with it.
  test('answers all others while one account sends eight endless PDFs at once', async () => {
    const attack = doublingPdf();
    expect(attack.length).toBeLessThan(2_500);
    const attacks = Promise.all(Array.from({ length: 8 }, () => send(0, attack)));
    const others = await Promise.all([site.fetch('/api/plans'), site.fetch('/api/subjects'), send(1, await blankPdf())]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 201]);
    for (const { status, body } of await attacks) {
      // A sender of many at once waits for a slot, and is refused if the wait times out.
      expect(['422 pdf_broken', '429 too_many_requests', '503 unavailable']).toContain(`${status} ${body.code}`);
    }
    expect(isRunning(server.pid)).toBe(true);
    expect((await send(0, await blankPdf())).status).toBe(201);

    const started = filePids(server);
    expect(started.length).toBeGreaterThan(0);
    await server.kill();
    await expect.poll(() => started.filter(isRunning)).toEqual([]);
  });
});

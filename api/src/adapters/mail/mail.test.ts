import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderMailer, readStoredMails } from './folder-mailer.ts';
import { createSmtpMailer } from './index.ts';
import { writeLetter } from './mail-frame.ts';
import type { Mailer } from './mailer.ts';

const FROM = 'Study <no-reply@example.com>';

/** What arrived at the other end: recipients and the message as bytes. */
interface Delivery {
  to: string[];
  message: string;
}

interface Harness {
  mailer: Mailer;
  deliveries(): Promise<Delivery[]>;
  /** Makes the next mail fail. */
  breakOnce(): Promise<() => Promise<void>>;
}

async function smtpHarness(): Promise<Harness> {
  const arrived: Delivery[] = [];
  let broken = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (broken) return done(new Error('Mailbox full'));
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, FROM);
  afterAll(async () => {
    await mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return {
    mailer,
    deliveries: async () => arrived,
    async breakOnce() {
      broken = true;
      return async () => {
        broken = false;
      };
    },
  };
}

async function folderHarness(): Promise<Harness> {
  const root = await mkdtemp(join(tmpdir(), 'mail-'));
  const folder = join(root, 'outbox');
  afterAll(() => rm(root, { recursive: true, force: true }));
  return {
    mailer: createFolderMailer(folder, FROM),
    async deliveries() {
      const stored = (await readStoredMails(folder)).reverse();
      return Promise.all(
        stored.map(async ({ id, to }) => ({ to: [to], message: await readFile(join(folder, `${id}.eml`), 'utf8') })),
      );
    },
    async breakOnce() {
      await rm(folder, { recursive: true, force: true });
      await writeFile(folder, 'a file in the way');
      return () => rm(folder);
    },
  };
}

const header = (message: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim();
const letter = writeLetter({
  subject: 'Größe & <Form>',
  name: 'Zoë',
  paragraphs: ['Plain and kind.'],
  action: { label: 'Open', href: 'https://study.example/x?token=a&b' },
  writeTo: 'help@example.com',
});

describe.each([
  ['over SMTP', smtpHarness],
  ['into a folder', folderHarness],
])('a mailer %s', async (_, start) => {
  const { mailer, deliveries, breakOnce } = await start();

  test('hands over a mail with text and HTML, from our sender to one address', async () => {
    await mailer.send({ to: 'ada@example.com', ...letter });
    const [mail] = await deliveries();
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(header(mail?.message ?? '', 'From')).toContain('no-reply@example.com');
    expect(header(mail?.message ?? '', 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(mail?.message).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  test('never takes one address for several', async () => {
    const before = (await deliveries()).length;
    await mailer.send({ to: 'a@example.com, b@example.com', ...letter }).catch(() => {});
    for (const { to } of (await deliveries()).slice(before)) expect(to).toHaveLength(1);
  });

  test('adds no header that a subject smuggles in', async () => {
    await mailer.send({ to: 'eve@example.com', ...letter, subject: 'Hi\r\nBcc: x@example.com' });
    const last = (await deliveries()).at(-1);
    expect(last?.to).toEqual(['eve@example.com']);
    expect(header(last?.message ?? '', 'Bcc')).toBeUndefined();
  });

  test('rejects when the mail is not accepted, and works again afterwards', async () => {
    const mend = await breakOnce();
    await expect(mailer.send({ to: 'late@example.com', ...letter })).rejects.toThrow();
    await mend();
    await mailer.send({ to: 'late@example.com', ...letter });
    expect((await deliveries()).filter(({ to }) => to[0] === 'late@example.com')).toHaveLength(1);
  });
});

test('the folder keeps no half-written mail', async () => {
  const root = await mkdtemp(join(tmpdir(), 'mail-'));
  afterAll(() => rm(root, { recursive: true, force: true }));
  await createFolderMailer(root, FROM).send({ to: 'a@example.com', ...letter });
  expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
});

describe('a letter', () => {
  test('says the same in text and HTML', () => {
    for (const part of [letter.text, letter.html]) {
      expect(part).toContain('Hello Zoë');
      expect(part).toContain('Plain and kind.');
      expect(part).toContain('help@example.com');
      expect(part).toContain('independent of the IB organisation');
    }
    expect(letter.text).toContain('https://study.example/x?token=a&b');
    expect(letter.html).toContain('href="https://study.example/x?token=a&amp;b"');
  });

  test('takes a name as text', () => {
    const { html } = writeLetter({ subject: 's', name: '<script>', paragraphs: [], writeTo: 'h@example.com' });
    expect(html).not.toContain('<script>');
  });
});

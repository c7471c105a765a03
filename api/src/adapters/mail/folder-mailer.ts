import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, unsubscribeHeaders } from './mailer.ts';

/** A mail as the folder keeps it. */
export interface StoredMail extends Mail {
  id: string;
  at: string;
}

/** The oldest mails beyond this many are removed. */
const KEPT = 500;
const ID = /^[0-9T]+-[0-9a-f]{8}$/;

/** Writes `<id>.eml` for mail programs and `<id>.json` for the mailbox page, each atomically. */
export function createFolderMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  async function put(name: string, content: string | Buffer): Promise<void> {
    const temporary = join(folder, `.${name}`);
    await writeFile(temporary, content, { mode: 0o600 });
    await rename(temporary, join(folder, name));
  }
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const at = now().toISOString();
      const id = `${at.replace(/\D/g, '').replace(/^(\d{8})/, '$1T')}-${randomUUID().slice(0, 8)}`;
      const headers = unsubscribeHeaders(mail);
      const { message } = await writer.sendMail({ ...mail, to: { name: '', address: mail.to }, date: now(), headers });
      await put(`${id}.eml`, message as Buffer);
      await put(`${id}.json`, JSON.stringify({ id, at, ...mail } satisfies StoredMail, null, 2));
      await removeOldest(folder);
    },
    async close() {},
  };
}

async function listIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  return ids.filter((id) => ID.test(id)).sort();
}

async function removeOldest(folder: string): Promise<void> {
  for (const id of (await listIds(folder)).slice(0, -KEPT)) {
    await Promise.all(['.eml', '.json'].map((ending) => rm(join(folder, id + ending), { force: true })));
  }
}

/** One mail of the folder; null when there is none of that id. */
export async function readStoredMail(folder: string, id: string): Promise<StoredMail | null> {
  if (!ID.test(id)) return null;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** The mails of the folder, newest first; those to one address where `to` is given. */
export async function readStoredMails(folder: string, to?: string): Promise<StoredMail[]> {
  const mails = await Promise.all((await listIds(folder)).reverse().map((id) => readStoredMail(folder, id)));
  return mails.filter((mail): mail is StoredMail => mail !== null && (!to || mail.to.toLowerCase() === to.toLowerCase()));
}

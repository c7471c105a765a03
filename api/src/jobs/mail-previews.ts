import { escapeHtml } from '@api/typesetting';
import type { Middleware } from 'koa';
import { DEVELOPER_PAGE_POLICY, developerPage, type Mail } from '../adapters/mail/index.ts';
import { mailComposers } from '../contexts.ts';
import { inConditionalTransaction } from '../db/in-transaction.ts';
import type { Services } from '../http/services.ts';
import type { Composer } from '../mail-outbox/deliver-mail.ts';
import { makeMailSample } from './mail-samples.queries.ts';

const STYLES = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem}
.themes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));gap:1rem}
iframe{width:100%;height:44rem;border:1px solid #8889;border-radius:8px}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

const page = (title: string, body: string) => developerPage(title, body, STYLES);

const listPage = (kinds: readonly string[]) =>
  page(
    'Mails',
    `<h1>Mails</h1><p>Every kind of mail, written for a sample. Nothing is sent or stored.</p><ul>${kinds
      .map((kind) => `<li><a href="/dev/mails/${kind}">${escapeHtml(kind)}</a></li>`)
      .join('')}</ul>`,
  );

const mailPage = (kind: string, { subject, text }: Omit<Mail, 'to'>) =>
  page(
    subject,
    `<p><a href="/dev/mails">Mails</a></p><h1>${escapeHtml(subject)}</h1><div class="themes">${['light', 'dark']
      .map(
        (theme) =>
          `<section><h2>As HTML, ${theme}</h2><iframe title="The mail, ${theme}" sandbox="" src="/dev/mails/${kind}/${theme}"></iframe></section>`,
      )
      .join('')}</div><h2>As plain text</h2><pre>${escapeHtml(text)}</pre>`,
  );

const nothingPage = (kind: string) =>
  page(
    kind,
    `<p><a href="/dev/mails">Mails</a></p><h1>${escapeHtml(kind)}</h1><p>There is nothing yet that such a mail could be about.</p>`,
  );

/** The mail as a program with this theme shows it, whatever the browser's theme. */
const inTheme = (html: string, theme: string) =>
  html.replace('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all');

/**
 * The mail of a kind, written for a sample in a transaction that is rolled back; null if there is nothing to write
 * about.
 */
export async function previewMail(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  kind: string,
  composer: Composer,
): Promise<Omit<Mail, 'to'> | null> {
  const now = clock.now();
  const { mail } = await inConditionalTransaction(db, async (transaction) => {
    const sample = await makeMailSample(transaction, kind, now);
    if (!sample) return { keep: false, mail: null };
    return { keep: false, mail: await composer({ id: 0, kind, attempts: 0, ...sample }, { db: transaction, config, now }) };
  });
  return mail;
}

/** `GET /dev/mails` lists kinds; `/dev/mails/<kind>` shows one in light, dark and plain text. Never in production. */
export function mailPreviews(services: Services): Middleware {
  return async (ctx, next) => {
    const match = /^\/dev\/mails(?:\/([\w-]+)(?:\/(light|dark))?)?\/?$/.exec(ctx.path);
    if (!match || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const [, kind, theme] = match;
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': DEVELOPER_PAGE_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
    ctx.type = 'text/html';
    if (kind === undefined) {
      ctx.body = listPage(Object.keys(mailComposers).toSorted());
      return;
    }
    const composer = Object.hasOwn(mailComposers, kind) ? mailComposers[kind] : undefined;
    if (!composer) return next();
    const mail = await previewMail(services, kind, composer);
    if (!mail) ctx.body = nothingPage(kind);
    else ctx.body = theme ? inTheme(mail.html, theme) : mailPage(kind, mail);
  };
}

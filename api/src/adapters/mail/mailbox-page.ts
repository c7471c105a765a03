import { escapeHtml } from '@api/typesetting';
import type { Middleware } from 'koa';
import { DEVELOPER_PAGE_POLICY, developerPage } from './developer-page.ts';
import { readStoredMail, readStoredMails, type StoredMail } from './folder-mailer.ts';

const STYLES = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2433}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #d8dbe3}
iframe{width:100%;height:40rem;border:1px solid #d8dbe3;border-radius:8px}pre{white-space:pre-wrap}`;

const page = (title: string, body: string) => developerPage(title, body, STYLES);

const list = (mails: readonly StoredMail[]) =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mails are kept here instead of being sent. Set SMTP_URL to send them.</p>${
      mails.length === 0
        ? '<p>No mails yet.</p>'
        : `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails
            .map(
              ({ id, at, to, subject }) =>
                `<tr><td>${escapeHtml(at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(to)}</td>` +
                `<td><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
            )
            .join('')}</tbody></table>`
    }`,
  );

const one = ({ id, to, subject, text }: StoredMail) =>
  page(
    subject,
    `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(to)}</p>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" src="/dev/mailbox/${id}/html"></iframe>
<h2>As plain text</h2><pre>${escapeHtml(text)}</pre>`,
  );

/**
 * `GET /dev/mailbox[?to=…]` lists mails, newest first; `/dev/mailbox/<id>` shows one. JSON on request. Never in
 * production.
 */
export function mailboxPages(folder: string): Middleware {
  return async (ctx, next) => {
    const match = /^\/dev\/mailbox(?:\/([^/]+)(\/html)?)?\/?$/.exec(ctx.path);
    if (!match || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const [, id, html] = match;
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': DEVELOPER_PAGE_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
    if (id === undefined) {
      const to = typeof ctx.query.to === 'string' ? ctx.query.to : undefined;
      const mails = await readStoredMails(folder, to);
      if (ctx.accepts('html', 'json') === 'json') ctx.body = { mails };
      else {
        ctx.type = 'text/html';
        ctx.body = list(mails);
      }
      return;
    }
    const mail = await readStoredMail(folder, id);
    if (!mail) return next();
    ctx.type = 'text/html';
    // Links in the frame open in a new tab.
    ctx.body = html ? mail.html.replace('<head>', '<head><base target="_blank">') : one(mail);
  };
}

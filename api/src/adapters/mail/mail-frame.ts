import { BRAND } from '@api/contract/brand';
import { escapeHtml } from '@api/typesetting';
import type { Mail } from './mailer.ts';

/**
 * The content of a mail, as plain text. Every mail has the same frame: greeting, paragraphs, at most one button and a
 * secondary link, how to reach us.
 */
export interface Letter {
  subject: string;
  /** The reader's name; absent if we do not know it. */
  name?: string | null;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  /** A secondary action. */
  otherwise?: { label: string; href: string };
  /** Said after the button, smaller. */
  afterwards?: readonly string[];
  /** How to unsubscribe: a page for the reader, and a call for mail programs. */
  unsubscribe?: { page: string; post: string };
  /** The reader's contact, as the words after "write to". */
  writeTo: string;
}

/**
 * The design system's tokens for light and dark: mail programs know no custom properties, so each tag holds their
 * values.
 */
const DAY = {
  paper: '#f7f5f0',
  sheet: '#fffefb',
  line: '#e3dfd5',
  ink: '#1b1d24',
  quiet: '#636877',
  accent: '#2b47c7',
  on: '#ffffff',
};
const NIGHT = {
  paper: '#13151b',
  sheet: '#1a1d25',
  line: '#2a2e39',
  ink: '#edebe4',
  quiet: '#8f94a3',
  accent: '#a3b4ff',
  on: '#10142b',
};
const SANS = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** Mail programs with a dark theme use it; the others use the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.m-paper { background: ${NIGHT.paper} !important; color: ${NIGHT.ink} !important }
.m-sheet { background: ${NIGHT.sheet} !important; border-color: ${NIGHT.line} !important }
.m-quiet { color: ${NIGHT.quiet} !important }
.m-link { color: ${NIGHT.accent} !important }
.m-button, .m-mark { background: ${NIGHT.accent} !important; color: ${NIGHT.on} !important }
}`;

/** Escapes text and keeps its line ends. */
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
const paragraph = (text: string) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(text)}</p>`;
const note = (text: string) =>
  `<p class="m-quiet" style="margin:0 0 12px;font-size:14px;color:${DAY.quiet};overflow-wrap:anywhere">${lines(text)}</p>`;

function buttonOf({ label, href }: NonNullable<Letter['action']>): string {
  const [address, words] = [escapeHtml(href), escapeHtml(label)];
  return (
    `<p style="margin:24px 0"><a class="m-button" href="${address}" style="display:inline-block;padding:13px 22px;border-radius:10px;` +
    `background:${DAY.accent};color:${DAY.on};font-weight:600;text-decoration:none">${words}</a></p>` +
    `<p class="m-quiet" style="margin:0 0 16px;font-size:14px;color:${DAY.quiet};word-break:break-all">Or open this address: ` +
    `<a class="m-link" href="${address}" style="color:${DAY.accent}">${address}</a></p>`
  );
}

const linkOf = ({ label, href }: NonNullable<Letter['otherwise']>) =>
  `<p style="margin:0 0 16px"><a class="m-link" href="${escapeHtml(href)}" style="color:${DAY.accent}">${escapeHtml(label)}</a></p>`;

const endOf = ({ page }: NonNullable<Letter['unsubscribe']>) =>
  `<br><a class="m-link" href="${escapeHtml(page)}" style="color:${DAY.accent}">Unsubscribe</a>`;

/** A mail as HTML: one column without tables, readable by day and by night, and without its styles. Escapes everything. */
function frameMail(letter: Letter, greeting: string, footer: string): string {
  const { subject, paragraphs, action, otherwise, afterwards = [] } = letter;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }
${DARK}</style></head>
<body class="m-paper" style="margin:0;padding:0;background:${DAY.paper};color:${DAY.ink}">
<div class="m-paper" style="padding:32px 16px;background:${DAY.paper};color:${DAY.ink};font:16px/1.6 ${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:18px;font-weight:600"><span class="m-mark" aria-hidden="true" style="display:inline-block;width:32px;height:32px;margin-right:10px;border-radius:9px;background:${DAY.accent};color:${DAY.on};font:20px/32px Georgia,serif;text-align:center">&Sigma;</span>${escapeHtml(BRAND)}</p>
<div class="m-sheet" style="padding:32px 28px 16px;border:1px solid ${DAY.line};border-radius:14px;background:${DAY.sheet}">
<h1 style="margin:0 0 20px;font:600 22px/1.3 'Source Serif 4',Georgia,serif;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}
${action ? buttonOf(action) : ''}${otherwise ? linkOf(otherwise) : ''}${afterwards.map(note).join('')}
</div>
<p class="m-quiet" style="margin:20px 4px 0;font-size:14px;color:${DAY.quiet};overflow-wrap:anywhere">${escapeHtml(footer)}${letter.unsubscribe ? endOf(letter.unsubscribe) : ''}</p>
</div></div>
</body>
</html>
`;
}

/** Renders a letter as plain text and as equivalent HTML. */
export function writeLetter(letter: Letter): Omit<Mail, 'to'> {
  const greeting = letter.name ? `Hello ${letter.name},` : 'Hello,';
  const footer = `Questions? Write to ${letter.writeTo}. ${BRAND} is independent of the IB organisation.`;
  const actions = [letter.action, letter.otherwise].flatMap((action) => (action ? [`${action.label}:\n${action.href}`] : []));
  const end = letter.unsubscribe ? [`Unsubscribe:\n${letter.unsubscribe.page}`] : [];
  const text = [greeting, ...letter.paragraphs, ...actions, ...(letter.afterwards ?? []), `-- \n${footer}`, ...end].join('\n\n');
  return {
    subject: letter.subject,
    text: `${text}\n`,
    html: frameMail(letter, greeting, footer),
    ...(letter.unsubscribe && { unsubscribe: letter.unsubscribe.post }),
  };
}

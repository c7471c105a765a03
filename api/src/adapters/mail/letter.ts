import { BRAND } from '@api/contract/brand';
import { escapeHtml } from '../../typesetting/escape-html.ts';
import type { Mail } from './mailer.ts';

/** What a mail says. Every mail has the same frame: greeting, paragraphs, at most one button, how to reach us. */
export interface Letter {
  subject: string;
  /** How the reader is called; absent where we do not know them. */
  name?: string | null;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  /** Said after the button, smaller. */
  afterwards?: readonly string[];
  supportEmail: string;
}

const INK = '#1d2433';
const BLUE = '#2347c5';

/** Lines as tags, each its own paragraph. */
const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

function toHtml({ subject, paragraphs, action, afterwards = [] }: Letter, greeting: string, footer: string): string {
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="background:${BLUE};color:#ffffff;padding:12px 20px;` +
      `border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">Or open this address: ${escapeHtml(action.href)}</p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f8;color:${INK};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(BRAND)}</p>
${paragraph(greeting)}${paragraphs.map((text) => paragraph(text)).join('')}
${button}${afterwards.map((text) => paragraph(text, 'font-size:14px')).join('')}
<p style="margin:32px 0 0;font-size:14px;color:#5a6275">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

/** Sets a letter as plain text and as HTML that says the same. */
export function writeLetter(letter: Letter): Omit<Mail, 'to'> {
  const greeting = letter.name ? `Hello ${letter.name},` : 'Hello,';
  const footer = `Questions? Write to ${letter.supportEmail}. ${BRAND} is independent of the IB organisation.`;
  const action = letter.action ? [`${letter.action.label}:\n${letter.action.href}`] : [];
  const text = [greeting, ...letter.paragraphs, ...action, ...(letter.afterwards ?? []), `-- \n${footer}`].join('\n\n');
  return { subject: letter.subject, text: `${text}\n`, html: toHtml(letter, greeting, footer) };
}

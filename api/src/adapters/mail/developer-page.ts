import { escapeHtml } from '@api/typesetting';

/** Allows styles only: no scripts, and a mail is shown in a sandboxed frame that may only open links. */
export const DEVELOPER_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** A page about mails outside production: the mailbox, the previews. `body` and `styles` are written into it as they are. */
export const developerPage = (title: string, body: string, styles: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style></head>
<body>${body}</body>
</html>
`;

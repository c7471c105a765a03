export interface KeptPage {
  title: string;
  path: string;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A page's title as text. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return title.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity).replace(/ \| [^|]*$/, '');
}

/** This page has no style sheet. */
const STYLE = `:root{color-scheme:light dark;--paper:#f7f5f0;--ink:#1b1d24;--line:#e3dfd5;--accent:#2b47c7;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#13151b;--ink:#edebe4;--line:#2a2e39;--accent:#a3b4ff;--on:#10142b}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 Inter,system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:4rem 1.25rem}
h1{margin:0 0 .75rem;font:600 1.75rem/1.25 'Source Serif 4',Georgia,serif}
h2{margin:2.5rem 0 .5rem;font-size:1rem}
p{margin:0 0 1rem}
ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li a{display:block;padding:.75rem 0;min-height:1.5rem;border-bottom:1px solid var(--line)}
a{color:var(--accent)}
.again{display:inline-block;padding:.7rem 1.25rem;border-radius:10px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}`;

/** In place of an uncached page: links to cached ones, and reloads with the network. */
export function offlinePage(address: string, kept: readonly KeptPage[]): Response {
  const nonce = crypto.randomUUID();
  const links = kept.map(({ title, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title || path)}</a></li>`).join('');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>You are offline</title><style>${STYLE}</style></head>
<body><main>
<h1>You are offline</h1>
<p>This page isn't saved on this device. Your test answers are safe: we'll send them when you're back online.</p>
<p><a class="again" href="${escapeHtml(address)}">Try again</a></p>
${links && `<h2>You can read these offline</h2><ul>${links}</ul>`}
</main><script nonce="${nonce}">addEventListener('online', () => location.reload())</script></body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'`,
    },
  });
}

import { createHash } from 'node:crypto';
import { escapeHtml } from '@api/typesetting';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.5rem;color:#1d1d1f;background:#fff}
h1{font-size:1.25rem}button{font:inherit;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:#1d4ed8;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #93c5fd;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#f2f2f2;background:#161618}}`;

const hashes = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** A page without the site's chrome, with its content security policy. */
export interface BrowserPage {
  html: string;
  policy: string;
}

function pageOf(title: string, body: string, script: string, framedBy: string): BrowserPage {
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}<script>${script}</script></html>`,
    policy: `default-src 'none'; base-uri 'none'; connect-src 'self'; style-src ${hashes(STYLE)}; script-src ${hashes(script)}; frame-ancestors ${framedBy}`,
  };
}

const hiddenFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

const SEND = 'document.forms[0].submit()';

export const answerPage = ({ return_url, jwt }: { return_url: string; jwt: string }): BrowserPage =>
  pageOf(
    'Back to your course',
    `<form method="post" action="${escapeHtml(return_url)}">${hiddenFields({ JWT: jwt })}<button>Continue</button></form>`,
    SEND,
    "'none'",
  );

const WAIT = `const waiting=document.body.dataset.answers,form=document.forms.answer;
document.forms.open.addEventListener('submit',()=>{document.getElementById('next').hidden=false;ask()},{once:true});
async function ask(){const answer=await fetch(waiting).then((got)=>got.ok?got.json():null,()=>null);
if(!answer?.message)return setTimeout(ask,3000);form.action=answer.message.return_url;form.JWT.value=answer.message.jwt;form.submit()}`;

/**
 * Stands in a frame of a platform. Opens the log-in in a new window and, should its person choose something there, posts that to the platform,
 * which expects it from the frame.
 */
export const framePage = (login: Readonly<Record<string, string>>, frame: string): BrowserPage =>
  pageOf(
    'Open in a new window',
    `<form name="open" method="post" action="/api/lti/login" target="_blank">${hiddenFields({ ...login, frame })}
<p>A new window keeps you logged in.</p><button>Open in a new window</button></form>
<p id="next" hidden role="status">It’s open in the new window. Leave this one as it is until you’re done.</p>
<form name="answer" method="post"><input type="hidden" name="JWT"></form>`,
    `document.body.dataset.answers=${JSON.stringify(`/api/lti/answers/${frame}`)};${WAIT}`,
    'https: http:',
  );

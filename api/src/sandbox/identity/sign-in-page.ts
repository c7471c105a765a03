import { escapeHtml } from '@api/typesetting';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1d2433}
label{display:block;margin:1rem 0}input:not([type=checkbox]){display:block;width:100%;padding:.5rem;font:inherit;box-sizing:border-box}
button{padding:.6rem 1.2rem;font:inherit;background:#2347c5;color:#fff;border:0;border-radius:8px}p{color:#5a6275}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${body}</body>
</html>
`;

/** What the page was opened with, and hands on when its form is sent. */
export interface SignInRequest {
  nonce?: string | undefined;
  redirect_uri?: string | undefined;
}

const hidden = (name: string, value: string | undefined) =>
  value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The form where one says who one is. */
export function signInPage({ nonce, redirect_uri }: SignInRequest, action: string, fault = ''): string {
  return page(
    'Sandbox sign-in',
    `<h1>Sandbox sign-in</h1>
<p>This page stands in for the third-party sign-in while no client id is configured. Choose who you want to be.</p>
${fault ? `<p role="alert">${escapeHtml(fault)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">
<label>Name <input name="name" autocomplete="name" value="Sandbox Learner" maxlength="80"></label>
<label>E-mail <input name="email" type="email" autocomplete="email" required maxlength="254" value="sandbox.learner@example.com"></label>
<label><input name="email_verified" type="checkbox" value="true" checked> The address is verified</label>
${hidden('nonce', nonce)}${hidden('redirect_uri', redirect_uri)}
<button>Continue</button>
</form>`,
  );
}

/** Hands a credential to the window that opened this one, and to no other site, then closes. */
export function handOverPage(credential: string, origin: string, scriptNonce: string): string {
  const message = JSON.stringify({ type: 'credential', credential });
  return page(
    'Signed in',
    `<p>You can close this window.</p>
<script nonce="${scriptNonce}">window.opener?.postMessage(${message}, ${JSON.stringify(origin)}); window.close();</script>`,
  );
}

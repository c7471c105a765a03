import { createHmac, timingSafeEqual } from 'node:crypto';

const macOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest();

/** Signs a text with an expiry. `purpose` prevents its use as another kind. */
export function sign(purpose: string, content: object, expires: Date, key: string): string {
  const text = Buffer.from(JSON.stringify({ purpose, content, expires: expires.getTime() })).toString('base64url');
  return `${text}.${macOf(text, key).toString('base64url')}`;
}

/** Undefined if changed, of another kind, or expired. */
export function readSigned(
  purpose: string,
  token: string | undefined,
  { key, now }: { key: string; now: Date },
): { content: unknown; expires: Date } | undefined {
  const [text, mac, ...more] = token?.split('.') ?? [];
  if (!text || !mac || more.length > 0) return undefined;
  const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(text, key)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const signed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as {
    purpose: string;
    content: unknown;
    expires: number;
  };
  if (signed.purpose !== purpose || signed.expires <= now.getTime()) return undefined;
  return { content: signed.content, expires: new Date(signed.expires) };
}

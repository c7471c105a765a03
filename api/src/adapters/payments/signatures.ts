import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hexadecimal. https://razorpay.com/docs/webhooks/validate-test/ */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Whether a signature is valid, compared in constant time. */
export function isSignature(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

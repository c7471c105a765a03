import type { RestAnswer } from './rest.ts';

export interface SandboxAnswer {
  status: number;
  type: string;
  body: string;
}

export const json = ({ status, body }: RestAnswer): SandboxAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** A refusal in Razorpay's shape. */
export const badRequest = (description: string) =>
  json({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } });

/** What a body says; null where it is not JSON. */
export function parse(body: string): unknown {
  try {
    return body ? JSON.parse(body) : undefined;
  } catch {
    return null;
  }
}

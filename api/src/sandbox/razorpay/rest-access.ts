import { badRequest, json, parse, type SandboxAnswer } from './answers.ts';
import type { Bank } from './bank.ts';
import type { SandboxState } from './entities.ts';
import type { SandboxEvent } from './money/charges.ts';
import { answerRest } from './rest.ts';

/** What calls of the REST API meet instead of their answer; `lost`: they are carried out, and only the answer does not arrive. */
export type Disturbance = 'none' | 'slow' | '500' | 'nonsense' | 'lost';

const SLOW_MS = 3_000;

interface RestCall {
  method: string;
  url: URL;
  authorization: string;
  body: string;
  refundKey: string;
}

interface RestAccessOptions {
  keyId: string;
  keySecret: string;
  state: SandboxState;
  bank: Bank;
  /** Seconds since 1970. */
  now: () => number;
  /** Told of each change, with what the shop hears of it. */
  keep: (events: readonly SandboxEvent[]) => void;
}

/** Lets in the calls that carry the shop's key, and disturbs them as is asked. */
export function createRestAccess({ keyId, keySecret, state, bank, now, keep }: RestAccessOptions) {
  const key = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const sorry = () => json({ status: 500, body: { error: { code: 'SERVER_ERROR', description: 'Sorry' } } });
  let disturbance: Disturbance = 'none';
  let disturbed: RegExp | undefined;

  return {
    /** From now on; only calls of paths that fit `paths` where that is given. */
    disturb(how: Disturbance, paths?: RegExp): void {
      disturbance = how;
      disturbed = paths;
    },

    async answer({ method, url, authorization, body, refundKey }: RestCall): Promise<SandboxAnswer> {
      const how = !disturbed || disturbed.test(url.pathname) ? disturbance : 'none';
      if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (how === '500') return sorry();
      if (how === 'nonsense') return { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' };
      if (authorization !== key) return json({ status: 401, body: { error: { description: 'Authentication failed' } } });
      const parsed = parse(body);
      if (parsed === null) return badRequest('The body is not JSON');
      const answer = answerRest({ state, bank, now, refundKey }, method, url, parsed);
      if (method !== 'GET' && answer.status === 200) keep(answer.events ?? []);
      return how === 'lost' ? sorry() : json(answer);
    },
  };
}

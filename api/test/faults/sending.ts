import { setTimeout as pause } from 'node:timers/promises';
import { jsonSender, type Send, type Sent } from '../json-sender.ts';

/** What passes by itself: the gateway found no API, the API no database, or the same work goes on elsewhere. */
const isPassing = ({ status, body }: Sent) =>
  [429, 502, 503].includes(status) || (status === 409 && body.includes('"request_in_progress"'));
const AGAIN_AFTER_MS = 50;
/** Longer than the gateway holds a request. */
const WAIT_MS = 20_000;

export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
}

export interface Tally {
  /** Responses with status 200 or 201. */
  acknowledged: number;
  /** Requests whose connection ended before their answer had come. */
  cutOff: number;
  /** Requests that were refused for the moment, by status. */
  refused: Map<number, number>;
}

/** Sends the same bytes until they are acknowledged, as browsers and the payment provider do. */
export interface RetryingSender extends Disposable {
  tally: Tally;
  /** `home`: which origin is asked first. Null where `signal` fired before an answer came. */
  sendUntilAcknowledged(
    home: number,
    ask: { method: string; path: string; body: unknown; headers: Record<string, string> },
  ): Promise<Sent | null>;
}

/** A sender to two origins: without a response from one it tries the other. */
export function retryingSender(origins: readonly string[], connections: number, signal: AbortSignal): RetryingSender {
  const { send, [Symbol.dispose]: end } = jsonSender(connections, { waitMs: WAIT_MS });
  const tally: Tally = { acknowledged: 0, cutOff: 0, refused: new Map() };

  async function sendOnce(...asked: Parameters<Send>): Promise<Sent | null> {
    const answer = await send(...asked).catch(() => null);
    if (!answer) tally.cutOff += 1;
    else if (answer.status === 200 || answer.status === 201) tally.acknowledged += 1;
    else if (isPassing(answer)) tally.refused.set(answer.status, (tally.refused.get(answer.status) ?? 0) + 1);
    else throw new UnexpectedAnswer(`${asked[0]} ${asked[1]} was answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    return answer && !isPassing(answer) ? answer : null;
  }

  return {
    tally,
    [Symbol.dispose]: end,
    async sendUntilAcknowledged(home, { method, path, body, headers }) {
      const bytes = JSON.stringify(body);
      for (let tries = home; !signal.aborted; tries += 1) {
        const answer = await sendOnce(method, `${origins[tries % origins.length]}${path}`, bytes, headers);
        if (answer) return answer;
        await pause(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {});
      }
      return null;
    },
  };
}

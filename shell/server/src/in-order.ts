import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may send ahead. Browsers send none. */
const MOST_AHEAD = 16;

/**
 * Answers the requests of one connection one after the other. Node.js would work on all that a client sends ahead, and keep their answers
 * for one that never reads. A connection with too many of them ends.
 */
export function createOrder() {
  const latest = new WeakMap<Socket, { response: ServerResponse; ahead: number }>();

  return async function inOrder(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
    const socket = response.req.socket;
    const before = latest.get(socket);
    const isFirst = !before || before.response.closed;
    const mine = { response, ahead: isFirst ? 0 : before.ahead + 1 };
    if (mine.ahead > MOST_AHEAD) {
      socket.destroy();
      return;
    }
    latest.set(socket, mine);
    if (!isFirst) await once(before.response, 'close');
    if (!response.destroyed && !socket.destroyed) await answer();
  };
}

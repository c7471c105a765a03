import { randomInt } from 'node:crypto';
import { createServer, type ListenOptions } from 'node:net';
import { errorCode, Fault } from './fault.ts';

/** Above registered services, and below the ephemeral ports of Linux (from 32,768 on), Windows and macOS. */
const OWN = { first: 20_000, last: 32_767 };
// By chance, so that processes that ask at the same time begin far from each other.
let next = randomInt(OWN.first, OWN.last);

/** The outcome of trying to listen on a port. `forbidden`: below 1024, without the right to use it. */
export type PortState = 'free' | 'taken' | 'forbidden';

/**
 * Tries to listen on `port` for a moment, on the loopback interface or, with `everywhere`, on all interfaces too (some
 * systems allow listening everywhere on a port that another program has on the loopback interface alone).
 */
export async function portState(port: number, { everywhere = false } = {}): Promise<PortState> {
  const loopback = await tryListening({ port, host: '127.0.0.1' });
  return loopback === 'free' && everywhere ? tryListening({ port }) : loopback;
}

/** Throws a `Fault` that names the setting when the port of a service cannot be used. */
export async function requirePort(setting: string, port: number): Promise<void> {
  const state = await portState(port, { everywhere: true });
  if (state === 'taken') {
    throw new Fault(
      `Port ${port} is taken by another program: stop that program, or choose another port with ${setting}=<number>.`,
    );
  }
  if (state === 'forbidden') {
    throw new Fault(`Port ${port} may only be used by root: choose a port from 1024 on with ${setting}=<number>.`);
  }
}

/** A free port of the loopback interface. */
export const freePort = (): Promise<number> => freePorts(1);

/**
 * The first of `count` consecutive free ports. This process gets none of them twice, and the system assigns none of
 * them automatically, so the caller may take its time to start a program there.
 */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    if (next + count - 1 > OWN.last) next = OWN.first;
    const first = next;
    next += count;
    const states = await Promise.all(Array.from({ length: count }, (_, index) => portState(first + index)));
    if (states.every((state) => state === 'free')) return first;
  }
}

async function tryListening(options: ListenOptions): Promise<PortState> {
  const { promise, resolve, reject } = Promise.withResolvers<PortState>();
  const server = createServer();
  server.once('error', (error) => {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') resolve('taken');
    else if (code === 'EACCES') resolve('forbidden');
    else reject(error);
  });
  server.listen({ ...options, exclusive: true }, () => server.close(() => resolve('free')));
  return promise;
}

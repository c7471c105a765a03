/** Questions about TCP ports on this machine. */
import { createServer } from 'node:net';
import { errorCode } from './fault.ts';

/** The outcome of trying to listen on a port. */
export type PortState = 'free' | 'taken' | 'forbidden';

/** Tries to listen on `port` of `host` for a moment. `forbidden` is a port below 1024 without the right to use it. */
export async function portState(port: number, host = '127.0.0.1'): Promise<PortState> {
  const { promise, resolve, reject } = Promise.withResolvers<PortState>();
  const server = createServer();
  server.once('error', (error) => {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') resolve('taken');
    else if (code === 'EACCES') resolve('forbidden');
    else reject(error);
  });
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')));
  return promise;
}

/** A port of the loopback interface that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen({ port: 0, host: '127.0.0.1' }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to the site that can be cut, for service workers too. Browsers reach it at another origin. */
export interface LineToSite {
  origin: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a connection to the site. (Playwright's `setOffline` does not reach service workers.) */
export async function lineToSite(baseURL: string): Promise<LineToSite> {
  const { hostname, port } = new URL(baseURL);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((browser) => {
    const site = connect({ host: hostname, port: Number(port) });
    for (const socket of [browser, site]) keep(socket);
    browser.pipe(site).pipe(browser);
    browser.on('close', () => site.destroy());
    site.on('close', () => browser.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    origin: `http://127.0.0.1:${own}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(own),
  };
}

/** A local npm registry for the packages of this checkout; it redirects to the configured registry for all others. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fields of `npm publish` that are read. https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md */
interface Published {
  name: string;
  versions: Record<string, { dist: { tarball: string } }>;
  'dist-tags': Record<string, string>;
  _attachments: Record<string, { data: string }>;
}

export interface LoopbackRegistry {
  url: string;
  close(): Promise<void>;
}

/** Starts an empty registry for packages with these names. `upstream` is the address of the registry with all others. */
export async function startRegistry(names: readonly string[], upstream: string): Promise<LoopbackRegistry> {
  const packages = new Map<string, Published>();
  const files = new Map<string, Buffer>();
  let url = '';

  async function publish(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Published;
    const known = packages.get(sent.name);
    const [version = ''] = Object.keys(sent.versions);
    if (known?.versions[version]) return 409;
    const [data = ''] = Object.values(sent._attachments).map((attachment) => attachment.data);
    const path = `/-files/${encodeURIComponent(sent.name)}-${version}.tgz`;
    files.set(path, Buffer.from(data, 'base64'));
    for (const manifest of Object.values(sent.versions)) manifest.dist.tarball = url + path;
    packages.set(sent.name, {
      ...sent,
      versions: { ...known?.versions, ...sent.versions },
      'dist-tags': { ...known?.['dist-tags'], ...sent['dist-tags'] },
      _attachments: {},
    });
    return 201;
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const name = decodeURIComponent(path.slice(1));
    if (request.method === 'PUT') {
      const status = await publish(request);
      return response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    }
    const file = files.get(path);
    if (file) return response.end(file);
    const found = packages.get(name);
    if (found) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    // Never another registry's of the same name.
    if (names.includes(name)) return response.writeHead(404).end();
    return response.writeHead(302, { location: upstream.replace(/\/$/, '') + path }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

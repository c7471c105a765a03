import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderWorkers } from './render-workers.ts';

// A busy machine takes long to load what a bundle is refused.
const pool = createRenderWorkers(pino({ level: 'silent' }), { mostMs: 60_000 });
const reached: string[] = [];
const server = createServer((request, response) => {
  reached.push(request.url ?? '');
  response.end();
});
let folder: string;
let renderings = 0;

beforeAll(async () => {
  process.env.RELEASES_KEY = 'a secret of the gateway';
  folder = await mkdtemp(join(tmpdir(), 'confinement-'));
  await writeFile(join(folder, 'secret'), 'secret');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  delete process.env.RELEASES_KEY;
  await pool.stop();
  server.close();
  await rm(folder, { recursive: true });
});

/** What a bundle gets of an expression, or the message of the refusal. */
async function bundleGets(expression: string): Promise<unknown> {
  renderings += 1;
  const code = Buffer.from(`exports.firstContent = async () => {
    try { return { got: await (${expression}) }; } catch (error) { return { refused: String(error.code ?? error.message) }; }
  };`);
  const whom = { network: 'test', signal: AbortSignal.timeout(30_000) };
  const [rendered] = await pool.render([{ entry: { key: `mfe-x/${renderings}/entry`, code }, request: {} }], whom);
  return rendered;
}
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('an SSR bundle computes, and sees an empty environment', async () => {
  expect(await bundleGets(`require('node:util').inspect(new URL('http://x/a').pathname)`)).toEqual({ got: "'/a'" });
  expect(await bundleGets('process.env')).toEqual({ got: {} });
});

it.each([
  'fs',
  'node:fs/promises',
  'net',
  'http',
  'child_process',
  'worker_threads',
  'node:sqlite',
  'process',
  'module',
  'vm',
  'v8',
  'lru-cache',
])('an SSR bundle cannot use %s', async (name) =>
  expect(await bundleGets(`require('${name}')`)).toEqual({ refused: `An SSR bundle cannot use ${name}` }),
);

it.each([
  ['a module that it imports', () => `import('node:fs')`],
  ['code from text', () => `new Function('return process.env')()`],
  ['the network', () => `fetch('${address()}')`],
  ['a way around the list of modules', () => `process.getBuiltinModule('node:fs')`],
  ['a signal to the gateway', () => 'process.kill(process.ppid, 0)'],
  ['an internal of Node', () => `process.binding('fs')`],
  [
    'a web socket',
    () =>
      `new Promise((open, fail) => { const s = new WebSocket('${address().replace('http', 'ws')}'); s.onopen = open; s.onerror = () => fail(new Error('no')); })`,
  ],
])('an SSR bundle is refused %s', async (_what, expression) => {
  expect(await bundleGets(expression())).toEqual({ refused: expect.any(String) });
  expect(reached).toEqual([]);
});

/** For a bundle that got past the list: Node's permission model, and rights that the process drops. */
it('the process of SSR bundles has no rights to lose', async () => {
  const { WorkProcess } = await import('@api/work-process');
  const probe = join(import.meta.dirname, 'confinement.probe.ts');
  const confined = new WorkProcess({ heapMb: 128, totalMb: 512 }, () => {}, {
    reads: [probe, join(import.meta.dirname, '../../package.json')],
  });
  const asked = { module: `file://${probe}`, name: 'tryEverything', args: [{ folder, address: address() }] };
  try {
    const got = (await confined.run(asked, 30_000)) as Record<string, string>;
    expect(Object.entries(got).filter(([, outcome]) => outcome !== 'refused')).toEqual([['environment', '{}']]);
  } finally {
    await confined.end();
  }
  expect(existsSync(join(folder, 'database'))).toBe(false);
  expect(reached).toEqual([]);
});

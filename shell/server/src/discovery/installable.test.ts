import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore, rollback } from '@shell/releases';
import { releaseSample } from '@shell/releases/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway } from '../gateway.ts';
import { readSettings, type Settings } from '../settings.ts';

const PAGE = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
let root: string;
let store: FolderStore;
const gateways: Server[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'installable-'));
  store = new FolderStore(join(root, 'store'));
});
afterAll(async () => {
  for (const server of gateways) {
    server.closeAllConnections();
    server.close();
  }
  await rm(root, { recursive: true });
});

async function start(settings: Partial<Settings> = {}): Promise<string> {
  const gateway = createGateway(
    { ...readSettings({}), apiUrls: ['http://127.0.0.1:1'], root, releasesDir: store.folder, ...settings },
    pino({ level: 'silent' }),
  );
  gateways.push(gateway);
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
}

const release = (files: Record<string, string>) =>
  releaseSample(store, join(root, 'build'), { name: 'shell', files: { 'shell.1.js': 'x', 'index.html': PAGE, ...files } });

test('the worker is that of the live release, revalidated each time; without one, or switched off, it unregisters itself', async () => {
  await release({ 'service-worker.js': 'first()', 'icon-192.png': 'png' });
  const [on, off] = await Promise.all([start(), start({ offlineReading: false })]);
  const worker = async (site: string) => (await fetch(`${site}/service-worker.js`)).text();
  const response = await fetch(`${on}/service-worker.js`);
  expect(await response.text()).toBe('first()');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(await worker(off)).toContain('registration.unregister()');

  await release({ 'service-worker.js': 'second()' });
  expect(await worker(on)).toBe('second()');
  await release({ 'other.js': 'y' });
  expect(await worker(on)).toContain('registration.unregister()');
  await rollback({ store, name: 'shell', by: 'a test' });
  expect(await worker(on)).toBe('second()');
});

test('pages say whether what is read is kept', async () => {
  const offline = async (site: string) => ((await (await fetch(`${site}/modules.json`)).json()) as { offline: boolean }).offline;
  expect(await offline(await start())).toBe(true);
  expect(await offline(await start({ offlineReading: false }))).toBe(false);
  expect(readSettings({ OFFLINE_READING: 'off' }).offlineReading).toBe(false);
  expect(readSettings({ NODE_ENV: 'development' }).offlineReading).toBe(false);
  expect(() => readSettings({ OFFLINE_READING: 'maybe' })).toThrow('OFFLINE_READING');
});

test('the manifest names icons that are there', async () => {
  await release({ 'icon-192.png': 'a', 'icon-512.png': 'b', 'icon-maskable-512.png': 'c', 'favicon.svg': '<svg/>' });
  const site = await start();
  const response = await fetch(`${site}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as { start_url: string; icons: { src: string; purpose?: string }[] };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await fetch(site + src)).status, src).toBe(200);
});

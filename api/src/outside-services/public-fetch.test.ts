import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isPublic, publicFetch } from './public-fetch.ts';

let answer: 'small' | 'large' | 'elsewhere' = 'small';
let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  if (answer === 'elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  response.end(answer === 'large' ? 'x'.repeat(300_000) : '{}');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test('asks no private address, by number or by name, and nothing without https', async () => {
  for (const address of [
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `https://[::1]:${port}/`,
    'http://example.com/',
  ]) {
    await expect(publicFetch(address, { anywhere: false }), address).rejects.toThrow('is not on the public internet');
  }
  expect(requests).toBe(0);
});

test('takes small answers, follows nothing, and gives up on large ones', async () => {
  const get = () => publicFetch(`http://127.0.0.1:${port}/`, { anywhere: true });
  expect(await (await get()).text()).toBe('{}');
  answer = 'elsewhere';
  expect((await get()).status).toBe(302);
  answer = 'large';
  await expect(get()).rejects.toThrow();
});

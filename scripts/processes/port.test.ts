import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, freePorts, portState, requirePort } from './port.ts';

it('distinguishes a free port from a taken one', async () => {
  const port = await freePort();
  expect(await portState(port)).toBe('free');
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  try {
    expect(await portState(port)).toBe('taken');
    expect(await portState(port, { everywhere: true })).toBe('taken');
    await expect(requirePort('API_PORT', port)).rejects.toThrow(
      `Port ${port} is taken by another program: stop that program, or choose another port with API_PORT=<number>.`,
    );
  } finally {
    server.close();
  }
});

it('answers free ports that no system hands out by itself, each of them once', async () => {
  const taken = createServer();
  const first = await freePorts(2);
  await new Promise<void>((done) => taken.listen(first + 3, '127.0.0.1', done));
  try {
    const more = [await freePorts(2), await freePort(), await freePort()];
    const all = [first, first + 1, more[0] as number, (more[0] as number) + 1, ...more.slice(1)];
    expect(new Set(all).size).toBe(6);
    expect(all).not.toContain(first + 3);
    // Below Linux's (32,768) and others' (49,152) ephemeral ports.
    for (const port of all) expect(port).toSatisfy((number: number) => number >= 1_024 && number < 32_768);
  } finally {
    taken.close();
  }
});

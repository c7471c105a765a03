import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, portState, requirePort } from './port.ts';

it('tells a free port from a taken one', async () => {
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

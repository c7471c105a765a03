import { Socket } from 'node:net';
import { afterEach, expect } from 'vitest';

/**
 * Fails any test during which something connects beyond this machine: tests must not depend on, or bother, other hosts.
 * Every TCP client of Node ends in `Socket.connect`.
 */
const LOCAL = new Set(['localhost', '127.0.0.1', '::1', undefined]);
const strays: string[] = [];
const connect = Socket.prototype.connect;

function hostOf(args: unknown[]): string | undefined {
  const target = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof target === 'object' && target !== null) return 'path' in target && target.path ? undefined : target.host;
  return typeof args[1] === 'string' ? args[1] : undefined;
}

Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (!LOCAL.has(host)) {
    strays.push(String(host));
    throw new Error(`A test tried to reach ${host}`);
  }
  return Reflect.apply(connect, this, args);
} as typeof connect;

afterEach(() => {
  expect(strays.splice(0), 'hosts that this test tried to reach').toEqual([]);
});

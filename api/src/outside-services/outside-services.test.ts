import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createFileStore, newFileKey } from '../adapters/files/index.ts';
import { createIdentityProvider, ProviderUnreachable } from '../adapters/identity/index.ts';
import { createMailer } from '../adapters/mail/index.ts';
import { createTextReader, ReadingFailed } from '../adapters/ocr/index.ts';
import { createPayments, ProviderUnavailable } from '../adapters/payments/index.ts';
import { type Config, readConfig } from '../config.ts';
import { sandboxOf } from '../sandbox/razorpay/running-sandbox.ts';
import { OutsideServices, outsideServicesOf, ServiceUnavailable, useOutsideServices } from './index.ts';

const answer = (status: string, type: string, body: string, length = body.length) =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`;

const HTML = '<!doctype html><title>Welcome</title>';

/** What a faulty service sends instead of its work; null: nothing, on an open connection. */
const FAULTS: Record<string, string | null> = {
  'is silent': null,
  'answers 500': answer('500 Internal Server Error', 'text/html', HTML),
  'answers HTML': answer('200 OK', 'text/html', HTML),
  'is cut off in the middle': answer('200 OK', 'application/json', '{"items": [', 5_000),
};
/** The same in the words of a mail server, which speaks first. */
const MAIL_FAULTS: typeof FAULTS = {
  'is silent': null,
  'answers 500': '554 No service here\r\n',
  'answers HTML': `${HTML}\r\n`,
  'is cut off in the middle': '220-mail.exa',
};

let says: string | null = null;
let connections = 0;
const open = new Set<Socket>();

async function listen(first: boolean): Promise<number> {
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    const speak = () => {
      if (says !== null) socket.end(says);
    };
    if (first) speak();
    else socket.once('data', speak);
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const [httpPort, mailPort] = [await listen(false), await listen(true)];
const NOWHERE = 2;

afterEach(() => {
  vi.useRealTimers();
});

interface Case {
  settings(port: number): Record<string, string>;
  call(config: Config): () => Promise<unknown>;
  Away: new (...given: never[]) => Error;
}

const token = [{ alg: 'RS256', kid: 'unknown' }, { sub: '1' }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const SERVICES: Record<string, Case> = {
  payments: {
    settings: (port) => ({
      RAZORPAY_KEY_ID: 'id',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'secret',
      RAZORPAY_PLAN_PLATINUM: 'plan_1',
      RAZORPAY_PLAN_PLATINUM_YEARLY: 'plan_2',
      RAZORPAY_URL: `http://127.0.0.1:${port}`,
    }),
    call: (config) => {
      const payments = createPayments(config, sandboxOf);
      return async () => payments?.observeOrder('order_1');
    },
    Away: ProviderUnavailable,
  },
  identity: {
    settings: (port) => ({ API_PORT: String(port) }),
    call: (config) => {
      const provider = createIdentityProvider(config);
      return async () => provider?.verify(token, { now: new Date() });
    },
    Away: ProviderUnreachable,
  },
  mail: {
    settings: (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Us <us@study.org>' }),
    call: (config) => {
      const mailer = createMailer(config);
      afterAll(() => mailer.close());
      return () => mailer.send({ to: 'a@study.org', subject: 'S', text: 'T', html: '<p>T</p>' });
    },
    Away: ServiceUnavailable,
  },
  files: {
    settings: (port) => ({
      S3_BUCKET: 'bucket',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    }),
    call: (config) => {
      const files = createFileStore(config);
      return () => files.read(newFileKey('sheet', 'application/pdf'));
    },
    Away: ServiceUnavailable,
  },
  ocr: {
    settings: (port) => ({ OCR_URL: `http://127.0.0.1:${port}/` }),
    call: (config) => {
      const reader = createTextReader(config);
      return () => reader.read(new Uint8Array([1]), 1);
    },
    Away: ReadingFailed,
  },
};

/** Settings for a service at a port whose circuit opens after this many failures. */
function configFor({ settings }: Case, port: number, failures: number): Config {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/x', ...settings(port) });
  useOutsideServices(config, new OutsideServices({ maxMs: 400, failures, restMs: 10_000 }));
  return config;
}

describe.each(Object.entries(SERVICES))('%s', (name, service) => {
  const faults = name === 'mail' ? MAIL_FAULTS : FAULTS;
  const port = name === 'mail' ? mailPort : httpPort;
  // Any 200 response of a bucket is the file.
  const kinds = Object.keys(FAULTS).filter((kind) => name !== 'files' || kind !== 'answers HTML');

  test.each(kinds)('that %s is away, in its own word and in a short time', async (kind) => {
    says = faults[kind] ?? null;
    await expect(service.call(configFor(service, port, 99))()).rejects.toThrow(service.Away);
  });

  test('that refuses connections is away', async () => {
    await expect(service.call(configFor(service, NOWHERE, 99))()).rejects.toThrow(service.Away);
  });

  test('is left alone after failures in a row, then tried with one call', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    says = faults['answers 500'] ?? null;
    const config = configFor(service, port, 2);
    const breaker = outsideServicesOf(config).breaker(name as 'payments');
    const call = service.call(config);
    await expect(call()).rejects.toThrow(service.Away);
    expect(breaker.isOpen).toBe(false);
    await expect(call()).rejects.toThrow(service.Away);
    expect(breaker.isOpen).toBe(true);
    const before = connections;
    await expect(call()).rejects.toThrow(/left alone/);
    expect(connections).toBe(before);
    vi.setSystemTime(Date.now() + 10_000);
    await expect(call()).rejects.not.toThrow(/left alone/);
    expect(connections).toBeGreaterThan(before);
    await expect(call()).rejects.toThrow(/left alone/);
  });
});

describe('a breaker', () => {
  const LIMITS = { maxMs: 60_000, failures: 2, restMs: 10_000 };
  const broken = async () => {
    throw new Error('broken');
  };

  test('closes again with the first call that gets through, for which others wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const breaker = new OutsideServices(LIMITS).breaker('payments');
    for (const _ of [1, 2]) await expect(breaker.run(broken)).rejects.toThrow('broken');
    vi.setSystemTime(10_000);
    const probe = Promise.withResolvers<string>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return probe.promise;
    };
    const all = [breaker.run(ask), breaker.run(ask), breaker.run(ask)];
    expect([asked, breaker.isOpen]).toEqual([1, true]);
    probe.resolve('well');
    expect(await Promise.all(all)).toEqual(['well', 'well', 'well']);
    expect([asked, breaker.isOpen]).toEqual([3, false]);
  });

  test('takes a refusal for an answer: the service is well', async () => {
    const breaker = new OutsideServices(LIMITS).breaker('payments');
    const isRefusal = (error: unknown) => (error as Error).message === 'No';
    const refuse = async () => {
      throw new Error('No');
    };
    for (const call of [broken, refuse, broken, refuse, broken]) await expect(breaker.run(call, isRefusal)).rejects.toThrow();
    expect([breaker.isOpen, breaker.failures]).toEqual([false, 3]);
  });
});

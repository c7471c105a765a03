import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointName, ErrorBody, RequestOf, ResponseOf, User } from '@api/contract';
import type { Knex } from 'knex';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach } from 'vitest';
import type { Mail, Mailer } from '../src/adapters/mail/index.ts';
import { createApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { mailComposers } from '../src/contexts.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { createUser, type NewUser } from '../src/domains/identity/accounts/index.ts';
import { permissionColumns } from '../src/domains/identity/accounts/permissions.ts';
import type { Clock } from '../src/http/clock.ts';
import { deliverDueMails } from '../src/mail-outbox/deliver-mail.ts';
import { type Contents, createTestDatabase } from './test-database.ts';

/**
 * The seed of an API's first draw; the next ones follow. The same draws in every run: a test that holds for some draws only is red at
 * once or never. `TEST_DRAWS=1000 npx vitest run …` tries others.
 */
const FIRST_DRAW = Number(process.env.TEST_DRAWS ?? 1);

export class TestClock implements Clock {
  #now = new Date('2026-11-21T09:00:00.000Z');

  now(): Date {
    return new Date(this.#now);
  }

  set(moment: string | Date): void {
    this.#now = new Date(moment);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

/** A response. `body` has the type of the success response; read `error` for others. */
export interface TestAnswer<Name extends EndpointName> {
  status: number;
  headers: Headers;
  body: ResponseOf<Name>;
  error: ErrorBody;
}

type LooseRequest = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

export interface Session {
  token: string;
  user: User;
}

export interface TestApi {
  url: string;
  /** As the API's own role, which owns nothing. */
  db: Knex;
  /** For what that may not do: triggers, constraints, `ANALYZE`. */
  owner: Knex;
  clock: TestClock;
  config: Config;
  /** Sends due mails, and returns all mails ever sent to an address, oldest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** A second instance of the API on the same database, with connections of its own. */
  startReplica(): Promise<Pick<TestApi, 'url' | 'fetch'>>;
  /** Calls an endpoint of the contract over HTTP. `as` is whose session it carries. */
  call<Name extends EndpointName>(name: Name, request?: RequestOf<Name> & { as?: Session }): Promise<TestAnswer<Name>>;
  /** The same without types: for input that the contract forbids. */
  callLoosely(name: EndpointName, request: LooseRequest & { as?: Session }): Promise<TestAnswer<EndpointName>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  signUp(details?: { email?: string; username?: string; password?: string }): Promise<Session>;
  asStaff(details?: Partial<NewUser>): Promise<Session>;
}

function addressOf(name: EndpointName, { params = {}, query = {} }: LooseRequest): { method: string; path: string } {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.append(key, String(value));
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}

async function send(
  url: string,
  name: EndpointName,
  request: LooseRequest & { as?: Session },
): Promise<TestAnswer<EndpointName>> {
  const { method, path } = addressOf(name, request);
  const headers: Record<string, string> = {};
  if (request.as) headers.authorization = `Bearer ${request.as.token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  const response = await fetch(url + path, { method, headers, body, redirect: 'manual' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  const parsed = isJson && text ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed, error: parsed };
}

/** Listens on a free port of this machine, which becomes API_PORT; answers the address and how to stop. */
async function serve(
  settings: Record<string, string>,
  { db, clock, log }: { db: Knex; clock: Clock; log: Logger },
): Promise<{ config: Config; url: string; close(): Promise<void> }> {
  // Tests share a process with it: after much work, a connection that was used again would meet its end, as idle for too long.
  const server = createServer({ keepAliveTimeout: 0 }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ API_PORT: String(port), ...settings });
  let draws = FIRST_DRAW;
  const drawSeed = () => draws++;
  server.on('request', createApp({ config, db, clock, drawSeed, log }).callback());
  return {
    config,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The API's log during a test: silent, but printed with its errors if the test fails, since a 500 gives no reason.
 * `LOG_LEVEL=trace` shows all.
 */
function logOfTests(): Logger {
  const level = process.env.LOG_LEVEL;
  if (level !== undefined) return pino({ level });
  const errors = new Set<string>();
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') process.stderr.write(`${[...errors].join('\n')}\n`);
    errors.clear();
  });
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack: string } };
    errors.add(err?.stack ?? msg);
  };
  return pino({ level: 'error' }, { write });
}

/**
 * A separate API over real HTTP with its own database, for the test file that calls this; both are removed after it.
 * `settings` are environment variables as `readConfig` takes them; without `contents` the tables are empty.
 */
export async function startTestApi(settings: Record<string, string> = {}, contents: Contents = {}): Promise<TestApi> {
  const database = await createTestDatabase(contents);
  const clock = new TestClock();
  const log = logOfTests();
  const DATA_DIR = join(tmpdir(), `api-test-${randomUUID()}`);
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR,
    DEVICE_LIMITS: 'off',
    ...settings,
  };
  const { config, url, close } = await serve(environment, { db: database.db, clock, log });
  const replicas: (() => Promise<void>)[] = [];
  // Registered once, here: a hook that a running test registers is never called.
  afterAll(async () => {
    for (const end of replicas) await end();
    await close();
    await database.drop();
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  const sent: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail);
    },
    async close() {},
  };
  const delivery = { db: database.db, config, log, mailer, composers: mailComposers };

  let accounts = 0;
  const callLoosely: TestApi['callLoosely'] = (name, request) => send(url, name, request);
  const openSession = async (name: 'POST /api/auth/signup' | 'POST /api/auth/login', body: unknown): Promise<Session> => {
    const { status, headers, body: answer, error } = await send(url, name, { body });
    if (status !== 200) throw new Error(`${name} answered ${status}: ${error.message}`);
    return {
      token: headers.get('authorization')?.replace('Bearer ', '') ?? '',
      user: (answer as unknown as { user: User }).user,
    };
  };
  return {
    url,
    db: database.db,
    owner: database.owner,
    clock,
    config,
    async mailsTo(address) {
      await deliverDueMails(delivery, clock.now());
      return sent.filter(({ to }) => to === address);
    },
    async startReplica() {
      const db = connectDatabase(database.url, { poolSize: 12 });
      const replica = await serve(environment, { db, clock, log });
      replicas.push(async () => {
        await replica.close();
        await db.destroy();
      });
      return { url: replica.url, fetch: (path, init) => fetch(replica.url + path, init) };
    },
    call: (name, request) => send(url, name, (request ?? {}) as LooseRequest) as Promise<TestAnswer<typeof name>>,
    callLoosely,
    fetch: (path, init) => fetch(url + path, init),
    signUp: ({ email = `learner-${++accounts}@example.com`, username = 'Test Learner', password = 'correct horse 1' } = {}) =>
      openSession('POST /api/auth/signup', { email, username, password, confirmPassword: password }),
    async asStaff(details = {}) {
      const password = 'staff horse 1';
      const email = `staff-${++accounts}@example.com`;
      await createUser(
        database.db,
        {
          ...{ email, username: 'Test Staff', password, role_id: 2 as const, verified: true, ...details },
          ...(details.permissions && permissionColumns(details.permissions)),
        },
        clock.now(),
      );
      return openSession('POST /api/auth/login', { username: details.email ?? email, password: details.password ?? password });
    },
  };
}

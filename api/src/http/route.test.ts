import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoints } from '@api/contract';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../test/production.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { ApiError } from '../errors.ts';
import { guest } from './caller.ts';
import { systemClock } from './clock.ts';
import { createWorkShares } from './concurrency-limits.ts';
import { errorHandler, requestFrame } from './request-frame.ts';
import { type ApiRouter, assertEveryEndpointServed, createRouter, type Handler, route } from './route.ts';
import type { ApiContext, ApiState } from './services.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

/** Serves one router without the rest of the API and answers one request to it. */
async function ask(
  fill: (router: ApiRouter) => void,
  path: string,
  { method = 'GET', ...settings }: Record<string, string> = {},
) {
  const app = new Koa<ApiState, ApiContext>();
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, ...settings });
  app.context.services = { config, db: database.db, clock: systemClock, log: pino({ level: 'silent' }) };
  app.context.shares = createWorkShares();
  const router = createRouter();
  fill(router);
  app.use(requestFrame()).use(errorHandler());
  app.use((ctx, next) => {
    ctx.state.caller = guest;
    return next();
  });
  app.use(router.routes());
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
  const answer = { status: response.status, body: await response.json(), headers: response.headers };
  server.close();
  return answer;
}

const plan = {
  id: 1,
  plan: 'free',
  name: 'Free Plan',
  price: 0,
  billingCycle: 'monthly',
  details: [],
  on_sale: true,
  razorpay_plan_id: null,
  tests_per_month: null,
  questions_per_month: null,
} as const;
type Plans = Handler<'GET /api/plans'>;
const plansRoute = (handler: unknown) => (router: ApiRouter) => route(router, 'GET /api/plans', {}, handler as Plans);
const somethingWentWrong = { status: 500, body: { code: 'internal', message: 'Something went wrong' } };

describe('route', () => {
  test('accepts a response that matches the contract', async () => {
    const answer = { plans: [{ ...plan, details: ['a'] }] };
    expect(
      await ask(
        plansRoute(() => answer),
        '/api/plans',
      ),
    ).toMatchObject({ status: 200, body: answer });
  });

  test.each([
    ['with a field missing', { plans: [{ ...plan, name: undefined }] }],
    ['of a wrong type', { plans: [{ ...plan, price: '9' }] }],
    ['with a field too many', { plans: [{ ...plan, secret: 'key' }] }],
    ['of nothing', undefined],
  ])('fails loudly outside production on an answer %s', async (_, answer) => {
    expect(
      await ask(
        plansRoute(() => answer),
        '/api/plans',
      ),
    ).toMatchObject(somethingWentWrong);
  });

  test('fails loudly outside production on an error code that the contract does not name', async () => {
    const handler = () => {
      throw new ApiError(418, 'teapot', 'Short and stout');
    };
    expect(await ask(plansRoute(handler), '/api/plans')).toMatchObject(somethingWentWrong);
    const inProduction = await ask(plansRoute(handler), '/api/plans', PRODUCTION);
    expect(inProduction).toMatchObject({ status: 418, body: { code: 'teapot', message: 'Short and stout' } });
  });

  test('never reveals the message of an unknown error', async () => {
    const handler = () => Promise.reject(new Error('password of the database is 1234'));
    expect(await ask(plansRoute(handler), '/api/plans')).toMatchObject(somethingWentWrong);
  });

  test('serves the literal path of the specification as well', async () => {
    const endpoint: Endpoint = endpoints['GET /api/plans'];
    endpoint.literalPath = '/plans';
    const fill = plansRoute(() => ({ plans: [] }));
    for (const path of ['/api/plans', '/plans', '/plans/']) expect((await ask(fill, path)).status).toBe(200);
    delete endpoint.literalPath;
  });

  test('answers 401 before it looks at the input', async () => {
    const fill = (router: ApiRouter) =>
      route(router, 'PUT /api/user', {}, () => {
        throw new Error('must not run');
      });
    expect(await ask(fill, '/api/user', { method: 'PUT' })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  describe('with a transaction', () => {
    const inTransaction = (handler: Plans) => (router: ApiRouter) =>
      route(router, 'GET /api/plans', { transaction: true }, handler);
    const names = async () => (await database.db('plans').select('name')).map(({ name }) => name);

    test('takes everything back when the handler throws', async () => {
      const before = await names();
      const handler: Plans = async ({ db, setHeader }) => {
        await db('plans').update({ name: 'Changed' });
        setHeader('authorization', 'Bearer of a session that never was');
        throw new Error('late');
      };
      const { status, headers } = await ask(inTransaction(handler), '/api/plans');
      expect([status, headers.get('authorization')]).toEqual([500, null]);
      expect(await names()).toEqual(before);
    });

    test.each([
      ['40001', 200, 3],
      ['40P01', 200, 3],
      ['23505', 500, 1],
    ])('handles SQLSTATE %s', async (code, status, runs) => {
      let run = 0;
      const handler: Plans = () => {
        run += 1;
        if (run < 3) throw Object.assign(new Error('from the database'), { code });
        return { plans: [] };
      };
      expect([(await ask(inTransaction(handler), '/api/plans')).status, run]).toEqual([status, runs]);
    });

    test('gives up after three runs with 503', async () => {
      const handler: Plans = () => Promise.reject(Object.assign(new Error('again'), { code: '40001' }));
      expect(await ask(inTransaction(handler), '/api/plans')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    });
  });
});

describe('assertEveryEndpointServed', () => {
  const serveAll = (router: ApiRouter, except?: string) => {
    for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
      if (name !== except) router.register(name.split(' ')[1] ?? '', [name.split(' ')[0] ?? ''], () => {}, { name });
    }
    return router;
  };

  test('is content with exactly the contract', () => {
    expect(() => assertEveryEndpointServed(serveAll(createRouter()))).not.toThrow();
  });

  test('names an endpoint without a route', () => {
    expect(() => assertEveryEndpointServed(serveAll(createRouter(), 'GET /api/me'))).toThrow('GET /api/me has no route');
  });

  test('names a route that went past the contract', () => {
    const router = serveAll(createRouter());
    router.get('/api/secret', () => {});
    expect(() => assertEveryEndpointServed(router)).toThrow('/api/secret is not in the contract');
  });
});

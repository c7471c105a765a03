import { type Endpoint, type EndpointName, endpoints } from '@api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Session, startTestApi } from './test-api.ts';

const api = await startTestApi();
const callers: Record<string, Session | undefined> = {
  guest: undefined,
  learner: await api.signUp(),
  staff: await api.asStaff(),
};

/** Values that get past the first checks, or sit right at a bound. */
const plausible = fc.constantFrom<unknown>(
  ...[
    'math-aa-sl',
    'a',
    'functions,calculus',
    'true',
    'false',
    '0',
    '1',
    '10',
    '100',
    '999',
    '99999',
    '2147483647',
    '9999999999',
  ],
  ...[
    'Easy',
    'Easy,Hard',
    'SL',
    'May',
    '2024',
    'asc',
    'desc',
    'year',
    'priority',
    'updated_at',
    '-publishedDate',
    '%',
    '_',
    "'",
    '\\',
  ],
  ...['a@example.com', 'First year', '+44 20 7946 0958', 'secret1', ' ', '<b>', '"', 'x:*', '& | !', '$1', '?', '??', ':name'],
  ...[30, 60, 120, 0, 1, -1, 2_147_483_647, 2_147_483_648, 1e308, null, true, [], {}, ['a'], ['math-aa-sl'], ''],
);
const junk = fc.oneof(
  { weight: 4, arbitrary: plausible },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(700)) },
);

const propertiesOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const branches = [json, ...(json.anyOf ?? [])];
  return branches.flatMap((branch) => Object.keys(branch.properties ?? {}));
};

/** Some of the known fields, now and then an unknown one, with junk in each. */
const record = (schema: z.ZodType | undefined, complete: boolean) => {
  const known = propertiesOf(schema);
  const fields = fc.record(Object.fromEntries(known.map((key) => [key, junk])), complete ? {} : { requiredKeys: [] });
  const extra = fc.option(fc.dictionary(fc.constantFrom('extra', '__proto__', 'constructor', ''), junk, { maxKeys: 1 }), {
    freq: 6,
  });
  return fc.tuple(fields, extra).map(([some, more]): Record<string, unknown> => ({ ...some, ...more }));
};

const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
};

async function send(name: EndpointName, caller: string, input: { params: object; query: object; body: unknown }) {
  const [method = '', pattern = ''] = name.split(' ');
  const params = input.params as Record<string, unknown>;
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encode(params[key] ?? ''));
  const query = Object.entries(input.query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const session = callers[caller];
  if (session) headers.authorization = `Bearer ${session.token}`;
  const body = method === 'GET' ? null : (JSON.stringify(input.body) ?? null);
  return api.fetch(`${path}?${query.join('&')}`, { method, headers, body });
}

describe('junk', () => {
  const names = Object.keys(endpoints) as EndpointName[];
  // Signing out ends the session that all other calls carry.
  test.each(names.filter((name) => name !== 'POST /api/auth/sign-out'))(
    'sent to %s is answered, never with a 5xx',
    async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const inputs = fc.record({
        caller: fc.constantFrom('guest', 'learner', 'staff'),
        params: record(endpoint.params, true),
        query: record(endpoint.query, false),
        body: fc.oneof({ weight: 4, arbitrary: record(endpoint.body, false) }, { weight: 1, arbitrary: junk }),
      });
      await fc.assert(
        fc.asyncProperty(inputs, async ({ caller, ...input }) => {
          const response = await send(name, caller, input);
          const text = await response.text();
          expect(response.status, `${caller}: ${text}`).toBeLessThan(500);
          if (response.status >= 400)
            expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        }),
        { numRuns: 80 },
      );
    },
  );

  test('as a path anywhere is answered 4xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(junk, { minLength: 1, maxLength: 5 }), async (parts) => {
        const response = await api.fetch(`/${parts.map(encode).join('/')}`);
        expect(response.status).toBeLessThan(500);
        expect(response.status).toBeGreaterThanOrEqual(400);
        await response.arrayBuffer();
      }),
      { numRuns: 200 },
    );
  });
});

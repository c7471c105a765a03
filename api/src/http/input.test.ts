import type { Endpoint, InputIssue } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ApiError } from '../errors.ts';
import { parseInput } from './input.ts';

const endpoint = (body: z.ZodType) => ({ summary: '', access: 'public', response: z.object({}), body }) as unknown as Endpoint;
const refused = (body: z.ZodType, sent: unknown): readonly InputIssue[] => {
  try {
    parseInput(endpoint(body), { params: {}, query: {}, body: sent });
  } catch (error) {
    return (error as ApiError).issues ?? [];
  }
  throw new Error('It was let through');
};

describe('refused input never reaches a handler', () => {
  const tagged = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('plan'), plan: z.string() }),
    z.strictObject({ kind: z.literal('days'), days: z.int() }),
  ]);

  test.each([
    ['an unknown tag', tagged, { kind: 'sphinx' }, 'kind'],
    ['no tag', tagged, {}, 'kind'],
    ['an unknown tag further in', z.strictObject({ things: z.array(tagged) }), { things: [{ kind: 1 }] }, 'things.0.kind'],
    ['no shape of a union of none', z.union([]), 'x', ''],
    ['a fault without words', z.never(), 'x', ''],
  ])('%s', (_, schema, sent, path) => {
    expect(refused(schema, sent)).toMatchObject([{ path, message: expect.stringMatching(/\S/) }]);
  });

  test('not even where its faults are none', () => {
    const silent = { safeParse: () => ({ success: false, error: { issues: [] } }) } as unknown as z.ZodType;
    expect(refused(silent, {})).toEqual([]);
  });
});

describe('query parameters that the API does not know', () => {
  const query = z.strictObject({ page: z.coerce.number().int().positive().default(1) });
  const asking = (schema: z.ZodType | undefined, sent: Record<string, unknown>, reads: boolean) =>
    parseInput({ summary: '', access: 'public', response: z.object({}), query: schema } as unknown as Endpoint, {
      ...{ params: {}, query: sent, body: undefined, reads },
    }).query;

  test('are left out of a call that reads, and the others hold', () => {
    expect(asking(query, { page: '2', newer: 'x', 'and more': 'y' }, true)).toEqual({ page: 2 });
    expect(asking(undefined, { newer: 'x' }, true)).toBeUndefined();
    expect(() => asking(query, { page: '-1', newer: 'x' }, true)).toThrow();
  });

  test('are refused in a call that changes something', () => {
    expect(() => asking(query, { newer: 'x' }, false)).toThrow();
    expect(() => asking(undefined, { newer: 'x' }, false)).toThrow();
  });
});

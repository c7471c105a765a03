import { type Endpoint, endpoints, type InputIssue } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { parseInput } from './input.ts';

/** Of every kind that a field may be sent by mistake or on purpose. */
const WRONG: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    -1,
    0,
    1.5,
    7,
    1e12,
    Number.NaN,
    '',
    ' ',
    'A wrong answer!',
    'a,B!',
    '99999999999',
    '{',
    '[{}]',
    '["x"]',
  ],
  ...[
    'x'.repeat(60_000),
    [],
    [null],
    ['A wrong answer!'],
    [{}],
    Array.from({ length: 600 }, (_, index) => index),
    {},
    { unknown: 1 },
  ],
];
const DEEPEST = 5;

type Schema = z.core.$ZodType;

/** The definition of a schema; which of these it has depends on its type. */
interface Parts {
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  options?: readonly Schema[];
  items?: readonly Schema[];
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
  innerType?: Schema;
}

/** Wrong values for a schema and, one at a time, for each of its parts. */
function wrongInputs(schema: Schema, depth = 0): unknown[] {
  const { shape = {}, element, options = [], items = [], valueType, in: before, out, innerType } = schema._zod.def as Parts;
  const inside = (part: Schema | undefined) => (part && depth < DEEPEST ? wrongInputs(part, depth + 1) : []);
  return [
    ...(innerType || before || options.length > 0 ? [] : WRONG),
    ...Object.entries(shape).flatMap(([key, part]) => inside(part).map((wrong) => ({ [key]: wrong }))),
    ...inside(element).map((wrong) => [wrong]),
    ...items.flatMap((item) => inside(item).map((wrong) => [wrong])),
    ...inside(valueType).map((wrong) => ({ key: wrong })),
    ...[...options, innerType, before].flatMap(inside),
    // A form's field carries its list or its object as JSON.
    ...inside(out).flatMap((wrong) => [wrong, JSON.stringify(wrong)]),
  ];
}

function issuesOf(schema: z.ZodType, input: unknown): readonly InputIssue[] {
  const endpoint: Endpoint = { summary: '', access: 'anyone', body: schema };
  try {
    parseInput(endpoint, { params: {}, query: {}, body: input });
    return [];
  } catch (error) {
    if (error instanceof ApiError) return error.issues ?? [];
    throw error;
  }
}

/** Words of the validation library, and of programs. */
const LIBRARY =
  /invalid (?:input|option|string|number|url|uuid|format|key|element|value)|expected|received|too (?:small|big)|unrecognized|must be|multiple of NaN|\b(?:string|array|object|boolean|undefined|null|nan|regex|pattern|int|enum)\b|[<>]=|\|/i;

const parts = Object.entries(endpoints as Readonly<Record<string, Endpoint>>).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [[`${part} of ${name}`, schema] as const] : [])),
);

describe('describes invalid input in plain words', () => {
  test('over the whole contract', () => {
    const said = new Map<string, string>();
    for (const [where, schema] of parts) {
      for (const input of wrongInputs(schema)) {
        for (const { path, message } of issuesOf(schema, input)) said.set(message, `${where}: ${path}`);
      }
    }
    expect(parts.length).toBeGreaterThan(100);
    expect(said.size).toBeGreaterThan(40);
    const unreadable = [...said].filter(([message]) => LIBRARY.test(message) || !/^[A-Z].{5,}/.test(message));
    expect(unreadable.map(([message, where]) => `${where}: ${message}`)).toEqual([]);
  });

  const form = z.strictObject({
    name: z.string().min(1).max(120),
    secret: z.string().min(6),
    age: z.int().min(13).max(20),
    places: z.array(z.string()).min(1).max(2),
    month: z.enum(['May', 'November']),
    length: z.union([z.literal(30), z.literal(60)]),
    minutes: z.union([z.literal(30), z.literal(60)], 'Choose 30 or 60 minutes'),
    site: z.url(),
    nothing: z.null(),
    yes: z.boolean(),
    step: z.number().multipleOf(5),
    own: z.string().min(3, 'Please write at least three letters'),
  });
  test.each<[Record<string, unknown>, string, string]>([
    [{ name: undefined }, 'name', 'Please fill this in'],
    [{ name: '' }, 'name', 'Please fill this in'],
    [{ name: 7 }, 'name', 'Please write this as text'],
    [{ name: 'x'.repeat(121) }, 'name', 'Use at most 120 characters'],
    [{ secret: '12345' }, 'secret', 'Use at least 6 characters'],
    [{ age: 12 }, 'age', 'Enter 13 or more'],
    [{ age: 21 }, 'age', 'Enter 20 or less'],
    [{ age: 14.5 }, 'age', 'Enter a whole number'],
    [{ age: 'old' }, 'age', 'Enter a number'],
    [{ places: [] }, 'places', 'Choose at least one'],
    [{ places: ['a', 'b', 'c'] }, 'places', 'Choose at most 2'],
    [{ places: 'a' }, 'places', 'Please choose from the list'],
    [{ month: 'June' }, 'month', 'Choose May or November'],
    [{ length: 45 }, 'length', 'Choose 30 or 60'],
    [{ minutes: 45 }, 'minutes', 'Choose 30 or 60 minutes'],
    [{ site: 'here' }, 'site', 'Please enter a web address'],
    [{ nothing: 1 }, 'nothing', 'Leave this empty'],
    [{ yes: 'yes' }, 'yes', 'Choose yes or no'],
    [{ step: 7 }, 'step', 'Enter a multiple of 5'],
    [{ own: 'ab' }, 'own', 'Please write at least three letters'],
    [{ role_id: 1 }, 'role_id', 'This field is not known here'],
  ])('%j: %s', (changes, path, message) => {
    const right = { name: 'Ada', secret: '123456', age: 17, places: ['a'], month: 'May', length: 30, minutes: 60 };
    const rest = { site: 'https://example.org', nothing: null, yes: true, step: 10, own: 'abc' };
    expect(issuesOf(form, { ...right, ...rest, ...changes })).toEqual([{ path, message }]);
  });
});

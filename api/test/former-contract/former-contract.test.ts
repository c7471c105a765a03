import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/http/documentation/openapi.ts';
import { breakingChanges, type Document } from './breaking-changes.ts';

type Schema = { properties: Record<string, unknown>; required: string[] };
type Call = {
  parameters: { name: string; in: string; required: boolean; schema: { type?: string; enum?: string[] } }[];
  requestBody: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};

const JSON_TYPE = 'application/json';
const document = (
  change: (made: { call: Call; paths: Record<string, Record<string, unknown>>; thing: Schema }) => void = () => {},
) => {
  const thing: Schema = { properties: { id: { type: 'integer' }, name: { type: 'string' } }, required: ['id', 'name'] };
  const call: Call = {
    parameters: [
      { name: 'slug', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'sort', in: 'query', required: false, schema: { type: 'string', enum: ['newest', 'oldest'] } },
    ],
    requestBody: {
      content: {
        [JSON_TYPE]: { schema: { properties: { text: { type: 'string' }, note: { type: 'string' } }, required: ['text'] } },
      },
    },
    responses: {
      200: { content: { [JSON_TYPE]: { schema: { properties: { done: { type: 'boolean' } }, required: ['done'] } } } },
    },
  };
  const answer = {
    description: '',
    content: { [JSON_TYPE]: { schema: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] } } },
  };
  const paths: Record<string, Record<string, unknown>> = {
    '/things/{slug}': { post: call },
    '/things/{id}': { get: { parameters: [{ ...call.parameters[0], name: 'id' }], responses: { 200: answer } } },
  };
  change({ call, paths, thing });
  const typed = { type: 'object', ...thing };
  return {
    openapi: '3.1.1',
    info: { title: 'A', version: '1' },
    paths,
    components: { schemas: { Thing: typed } },
  } as unknown as Document;
};
const found = (change: Parameters<typeof document>[0]) => breakingChanges(document(), document(change));
const body = (call: Call) => call.requestBody.content[JSON_TYPE]?.schema as Schema;
const answer = (call: Call) => call.responses[200]?.content[JSON_TYPE]?.schema as Schema;

it('the API still answers calls written for its former release', () => {
  const former = JSON.parse(readFileSync(new URL('../../openapi.former.json', import.meta.url), 'utf8')) as Document;
  const broken = breakingChanges(former, openApiDocument() as unknown as Document);
  expect(
    broken,
    'Pages that are open, and modules that are rolled back to, still make these calls as they were. Keep what they need beside what is ' +
      'new. Once no live or former release makes them: npm run former-contract -w api',
  ).toEqual([]);
});

describe('a change that breaks callers', () => {
  it.each<[string, Parameters<typeof document>[0], string]>([
    ['a call that is gone', ({ paths }) => delete paths['/things/{id}'], 'GET /things/{1}: the call is gone'],
    [
      'a field of an answer that is gone',
      ({ call }) => delete answer(call).properties.done,
      'POST /things/{1}: the answer no longer has done',
    ],
    [
      'a field of an answer that may be missing',
      ({ call }) => answer(call).required.pop(),
      'POST /things/{1}: the answer no longer always has done',
    ],
    [
      'a field of a named answer that is gone',
      ({ thing }) => delete thing.properties.name,
      'Thing: the answer no longer has name',
    ],
    [
      'the first field of a named answer that may be missing',
      ({ thing }) => thing.required.shift(),
      'Thing: the answer no longer always has id',
    ],
    [
      'a new field that a request must have',
      ({ call }) => {
        body(call).properties.more = { type: 'string' };
        body(call).required.push('more');
      },
      'POST /things/{1}: the request must have more',
    ],
    [
      'a field that a request must have from now on',
      ({ call }) => body(call).required.push('note'),
      'POST /things/{1}: the request must have note',
    ],
    [
      'a field of a request that is refused',
      ({ call }) => delete body(call).properties.note,
      'POST /things/{1}: the request no longer has note',
    ],
    [
      'fewer values',
      ({ call }) => call.parameters[1]?.schema.enum?.pop(),
      'POST /things/{1}: [Replaced] possible values in query parameter `sort`',
    ],
    [
      'a new parameter that a query must have',
      ({ call }) => call.parameters.push({ name: 'page', in: 'query', required: true, schema: { type: 'string' } }),
      'POST /things/{1}: [Added] required query parameter `page`',
    ],
  ])('%s is found', (_what, change, words) => {
    expect(found(change)).toContain(words);
  });
});

describe('what callers do not notice', () => {
  it.each<[string, Parameters<typeof document>[0]]>([
    ['nothing', () => {}],
    [
      'a new call',
      ({ paths, call }) => {
        paths['/new'] = { get: { responses: call.responses } };
      },
    ],
    [
      'a new field of an answer',
      ({ call }) => {
        answer(call).properties.more = { type: 'string' };
        answer(call).required.push('more');
      },
    ],
    [
      'a new field of a named answer',
      ({ thing }) => {
        thing.properties.more = { type: 'string' };
        thing.required.push('more');
      },
    ],
    [
      'a field that a request may have',
      ({ call }) => {
        body(call).properties.more = { type: 'string' };
      },
    ],
    ['a field that a request need not have any more', ({ call }) => body(call).required.pop()],
    ['more values of a query', ({ call }) => call.parameters[1]?.schema.enum?.push('best')],
    [
      'a parameter that a query may have',
      ({ call }) => call.parameters.push({ name: 'page', in: 'query', required: false, schema: { type: 'string' } }),
    ],
  ])('passes: %s', (_what, change) => {
    expect(found(change)).toEqual([]);
  });
});

import * as contract from '@api/contract';
import { type commonErrors, type Endpoint, type EndpointName, endpoints } from '@api/contract';
import { IDEMPOTENCY_KEY, takesKey } from '@api/contract/idempotency';
import { z } from 'zod';

type Json = Record<string, unknown>;

const pascal = (words: string) => words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `GET /api/questions/:id` becomes `getQuestionsById`. */
function operationId(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  const words = path.replace(/^\/api/, '').replace(/:(\w+)/g, (_, key: string) => `by-${key.replace(/[A-Z]/g, '-$&')}`);
  return method.toLowerCase() + pascal(words);
}

/** Schemas that the contract exports, by name: `questionSchema` is the component `Question`. Parameters and bodies stay inline. */
function namedSchemas(): [string, z.ZodType][] {
  const exported: [string, unknown][] = Object.entries(contract);
  return exported
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .filter(([name]) => name.endsWith('Schema') && !/(Param|Filter|(?<!error)Body)Schema$/.test(name))
    .map(([name, schema]) => [pascal(name.replace(/Schema$/, '')), schema]);
}

/** The component schemas, and each endpoint's response schema with references into them. */
function answerSchemas(): { components: Json; answers: Map<string, Json> } {
  const registry = z.registry<{ id: string }>();
  const names = namedSchemas();
  for (const [id, schema] of names) registry.add(schema, { id });
  const answers = new Map<string, Json>();
  const wrappers = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
    if (!endpoint.response) continue;
    const existing = registry.get(endpoint.response)?.id;
    if (!existing) registry.add(endpoint.response, { id: `answer ${name}` });
    wrappers.set(name, existing ?? `answer ${name}`);
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: (id) => `#/components/schemas/${id}` });
  for (const [name, id] of wrappers) {
    const own = id.startsWith('answer ') ? strip(schemas[id] as Json) : { $ref: `#/components/schemas/${id}` };
    answers.set(name, own);
  }
  const components = Object.fromEntries(names.map(([id]) => [id, strip(schemas[id] as Json)]));
  return { components, answers };
}

/** OpenAPI 3.1 names the dialect once for the document, and components are known by their place. */
function strip({ $schema: _dialect, $id: _id, ...schema }: Json): Json {
  return schema;
}

const inputSchema = (schema: z.ZodType): Json => strip(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => {
    const { description, ...type } = value as Json;
    return { name, in: place, required: required.includes(name), schema: type, ...(description ? { description } : {}) };
  });
}

const keyParameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'Names one request: sent again within a day with the same key and the same input, the same answer comes and nothing more is done',
};

function successOf(endpoint: Endpoint, answer: Json | undefined): Json {
  const headers = Object.entries(endpoint.responseHeaders ?? {}).map(([name, meaning]) => [
    name,
    { description: meaning, schema: { type: 'string' } },
  ]);
  const content = answer
    ? { 'application/json': { schema: answer } }
    : endpoint.produces && { [endpoint.produces]: { schema: { type: 'string' } } };
  return {
    description: 'Success',
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(content ? { content } : {}),
  };
}

function errorCodesOf(endpoint: Endpoint, keyed: boolean): string[] {
  const common: (keyof typeof commonErrors)[] = [
    'malformed_request',
    'session_expired',
    'invalid_input',
    'internal',
    'unavailable',
  ];
  if (endpoint.access !== 'anyone') common.push('not_signed_in');
  if (endpoint.access !== 'anyone' && endpoint.access !== 'signed-in') common.push('not_allowed');
  if (endpoint.params) common.push('not_found');
  if (endpoint.body || endpoint.upload) common.push('body_too_large', 'unsupported_media_type');
  if (keyed) common.push('request_in_progress', 'key_reused');
  return [...common, ...(endpoint.errors ?? [])];
}

/** A form's files are properties beside its text fields. https://spec.openapis.org/oas/v3.1.1.html#encoding-object */
function requestBodyOf({ body, upload }: Endpoint): Json {
  if (!upload)
    return body ? { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body) } } } } : {};
  const { properties = {}, ...fields } = (body ? inputSchema(body) : { type: 'object' }) as Json;
  const binary = { type: 'string', format: 'binary' };
  const files = Object.entries(upload.files).map(([name, most]) => [
    name,
    most === 1 ? binary : { type: 'array', items: binary, maxItems: most },
  ]);
  const schema = { ...fields, properties: { ...(properties as Json), ...Object.fromEntries(files) } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function operationOf(name: string, endpoint: Endpoint, answer: Json | undefined): Json {
  const path = name.split(' ')[1] ?? '';
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  const keyed = takesKey(name as EndpointName);
  if (keyed) parameters.push(keyParameter);
  return {
    operationId: operationId(name),
    summary: endpoint.summary,
    tags: [path.split('/').filter((part) => part !== '' && part !== 'api')[0] ?? 'api'],
    security: endpoint.access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    ...(endpoint.access === 'staff' ? { description: 'Staff only.' } : {}),
    ...(endpoint.access === 'administrators' ? { description: 'Administrators only.' } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: successOf(endpoint, answer),
      ...(endpoint.accepts
        ? { 202: { ...successOf(endpoint, answer), description: 'Accepted; the work continues after this response' } }
        : {}),
      default: {
        description: `An error, with one of these codes: ${errorCodesOf(endpoint, keyed).join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
      },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. https://spec.openapis.org/oas/v3.1.1.html */
export function openApiDocument(): Json {
  const { components, answers } = answerSchemas();
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints as Record<EndpointName, Endpoint>)) {
    const [method = '', pattern = ''] = name.split(' ');
    const path = pattern.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, endpoint, answers.get(name)) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Study platform API',
      version: '1',
      description:
        'Question bank, timed tests, accounts and content for IB Diploma students. Independent of the IB organisation.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of the `authorization` header of sign-up and log-in.',
        },
      },
    },
  };
}

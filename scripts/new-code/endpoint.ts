/** What `npm run new-endpoint` writes: a call in the contract, its route, handler and test, and its line in the access matrix. */
import { globSync } from 'node:fs';
import type { Access } from '@api/contract';
import { PERMISSIONS, type Permission } from '@api/contract/permissions';
import { Fault } from '../processes/fault.ts';
import type { Changes } from './changes.ts';
import { CAMEL, KEBAB, kebabOf, requireName, sentenceOf } from './names.ts';

/** Who may make the call, and the word for it in the matrix. */
const ACCESS: Readonly<Record<Access, string>> = {
  ...{ anyone: 'anyone', 'signed-in': 'learners', staff: 'staff', administrators: 'administrators' },
  ...(Object.fromEntries(PERMISSIONS.map((permission) => [permission, permission])) as Record<Permission, string>),
};

const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) (?:\/(?:[a-z0-9]+(?:[-_][a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+$/;
const EXAMPLE = `npm run new-endpoint contact 'GET /api/contact/hours' readHours anyone`;
const MATRIX = 'api/test/access-matrix.test.ts';
const OWNERSHIP = 'api/test/ownership.test.ts';

/** A call that is to be made, as typed: who may call it is `signed-in` unless said. */
export interface NewEndpoint {
  domain: string | undefined;
  /** `GET /api/contact/hours` */
  call: string | undefined;
  /** The name of its handler: `readHours`. */
  handler: string | undefined;
  access?: string | undefined;
}

interface Endpoint {
  domain: string;
  call: string;
  handler: string;
  access: Access;
  params: string[];
}

/**
 * Adds a call to a domain that is there; answers the file of its handler.
 * @throws Fault where something is missing, no name, or taken.
 */
export async function addEndpoint(changes: Changes, typed: NewEndpoint): Promise<string> {
  const endpoint = read(typed);
  const { domain, call, handler } = endpoint;
  const folder = `api/src/domains/${domain}`;
  const file = `${folder}/${kebabOf(handler)}`;
  if ((await changes.read(MATRIX)).includes(`'${call}':`)) throw new Fault(`${call} is there already.`);
  changes.create(`${file}.ts`, handlerOf(endpoint));
  changes.create(`${file}.test.ts`, testOf(endpoint));
  const routes = routesFile(changes, folder);
  await addToContract(changes, await contractFile(changes, domain, await changes.read(routes)), endpoint);
  await addRoute(changes, routes, endpoint);
  await changes.insert(MATRIX, `  '${call}': '${ACCESS[endpoint.access]}',\n`, { from: /^const MATRIX/m, before: /^\};/m });
  if (namesSomething(endpoint)) await addToOwnership(changes, endpoint);
  return `${file}.ts`;
}

/** Whether tests ask whose it is what the call names. */
export const namesSomething = ({ access, call }: { access?: string | undefined; call?: string | undefined }) =>
  access === 'signed-in' && call?.includes(':') === true;

function read({ domain, call, handler, access = 'signed-in' }: NewEndpoint): Endpoint {
  if (call === undefined || !CALL.test(call)) throw new Fault(`Name domain, call, handler and who may call: ${EXAMPLE}`);
  if (!(access in ACCESS)) throw new Fault(`"${access}" is nobody that may call: ${Object.keys(ACCESS).join(', ')}.`);
  return {
    domain: requireName(domain, KEBAB, EXAMPLE),
    handler: requireName(handler, CAMEL, EXAMPLE),
    call,
    access: access as Access,
    params: [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  };
}

const isId = (param: string) => /^id$|Id$/.test(param);
const exampleOf = (params: string[]) => params.map((param) => `${param}: ${isId(param) ? "'1'" : "'some'"}`).join(', ');

function routesFile(changes: Changes, folder: string): string {
  const own = `${folder}/${folder.split('/').at(-1)}.routes.ts`;
  if (changes.has(own)) return own;
  const [found] = globSync(`${folder}/*.routes.ts`, { cwd: changes.root });
  if (found === undefined) throw new Fault(`${folder} has no routes: npm run new-domain makes a domain.`);
  return found.replaceAll('\\', '/');
}

/** The file of the contract that has the domain's first call, which need not be called like the domain. */
async function contractFile(changes: Changes, domain: string, routes: string): Promise<string> {
  const own = `api/contract/src/${domain}.ts`;
  if (changes.has(own)) return own;
  const [, first] = /route\(router, ('[^']+')/.exec(routes) ?? [];
  for (const name of globSync('api/contract/src/*.ts', { cwd: changes.root })) {
    const text = await changes.read(name);
    if (text.includes('defineEndpoints({') && text.includes(`${first}: {`)) return name.replaceAll('\\', '/');
  }
  throw new Fault(`No file of the contract has the calls of ${domain}.`);
}

async function addToContract(changes: Changes, file: string, { call, handler, access, params }: Endpoint): Promise<void> {
  const schemas = params.map((param) => `${param}: ${isId(param) ? 'idParamSchema' : 'slugSchema'}`);
  const entry = `  '${call}': {
    summary: '${sentenceOf(handler)}',
    access: '${access}',
    ${schemas.length > 0 ? `params: z.strictObject({ ${schemas.join(', ')} }),` : ''}
    response: z.object({ message: z.string() }),
  },
`;
  await changes.insert(file, entry, { from: /= defineEndpoints\(\{/, before: /^\}\);/m });
  const text = await changes.read(file);
  for (const name of ['idParamSchema', 'slugSchema']) {
    const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./common\\.ts'`).test(text);
    if (entry.includes(name) && !imported) await changes.addImport(file, `import { ${name} } from './common.ts';`);
  }
}

/** Adds the route before the first one that would take its address, else as the last. */
async function addRoute(changes: Changes, file: string, { call, handler }: Endpoint): Promise<void> {
  const text = await changes.read(file);
  const routes = [...text.matchAll(/^ {2}route\(\s*router,\s*'([^']+)'/gm)];
  const taking = routes.find(([, name = '']) => new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`).test(call));
  const line = `  route(router, '${call}', ${call.startsWith('GET') ? '{}' : '{ transaction: true }'}, ${handler});\n`;
  const last = routes.at(-1);
  if (taking) await changes.insert(file, line, { before: literally(taking[0]) });
  else await changes.insert(file, line, { from: last ? literally(last[0]) : /\): void \{/, before: /^\}/m });
  await changes.addImport(file, `import { ${handler} } from './${kebabOf(handler)}.ts';`);
}

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

async function addToOwnership(changes: Changes, { call, params }: Endpoint): Promise<void> {
  const line = `  { name: '${call}', request: () => ({ params: { ${exampleOf(params)} } }) },\n`;
  await changes.insert(OWNERSHIP, line, { from: /^const SHARED/m, before: /^\];/m });
}

const handlerOf = ({ call, handler }: Endpoint) => `import type { Call } from '../../http/route.ts';

/** ${sentenceOf(handler)}: say what it answers, and which errors it throws. */
export function ${handler}(_call: Call<'${call}'>) {
  return { message: 'Nothing yet' };
}
`;

function testOf({ call, access, params }: Endpoint): string {
  const sessions: Partial<Record<Access, string[]>> = { anyone: [], 'signed-in': ['as: await api.signUp()'] };
  const request = [
    ...(sessions[access] ?? ['as: await api.asStaff({ role_id: 1 })']),
    ...(params.length > 0 ? [`params: { ${exampleOf(params)} }`] : []),
  ].join(', ');
  return `import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';

const api = await startTestApi();

test('${call} says that there is nothing yet', async () => {
  const { status, body } = await api.callLoosely('${call}', { ${request} });
  expect({ status, body }).toEqual({ status: 200, body: { message: 'Nothing yet' } });
});
`;
}

/** What `npm run new-domain` writes: a domain of the API with one call, wired from the contract to the application. */
import type { Changes } from './changes.ts';
import { addEndpoint } from './endpoint.ts';
import { camelOf, KEBAB, requireName } from './names.ts';

const CONTRACT = 'api/contract/src/index.ts';
const ENDPOINTS = 'api/contract/src/endpoints.ts';
const APP = 'api/src/app.ts';

/**
 * Adds a domain. Returns its folder.
 * @throws Fault if the name is invalid or taken.
 */
export async function addDomain(changes: Changes, typed: string | undefined): Promise<string> {
  const domain = requireName(typed, KEBAB, 'npm run new-domain daily-quotes');
  const name = camelOf(domain);
  const folder = `api/src/domains/${domain}`;
  const routes = `${name}Routes`;
  const endpoints = `${name}Endpoints`;

  changes.create(`api/contract/src/${domain}.ts`, contractOf(endpoints));
  await changes.addImport(ENDPOINTS, `import { ${endpoints} } from './${domain}.ts';`);
  await changes.insert(ENDPOINTS, `  ...${endpoints},\n`, { before: /^\} as const;/m });
  await changes.append(CONTRACT, `export * from './${domain}.ts';`);

  changes.create(`${folder}/index.ts`, `export { ${routes} } from './${domain}.routes.ts';\n`);
  changes.create(`${folder}/${domain}.routes.ts`, routesOf(routes));
  await changes.addImport(APP, `import { ${routes} } from './domains/${domain}/index.ts';`);
  await changes.insert(APP, `  ${routes}(router);\n`, { before: /^ {2}assertEveryEndpointServed\(/m });

  await addEndpoint(changes, { domain, call: `GET /api/${domain}`, handler: camelOf(`read-${domain}`) });
  return folder;
}

const contractOf = (endpoints: string) => `import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const ${endpoints} = defineEndpoints({
});
`;

const routesOf = (routes: string) => `import { type ApiRouter, route } from '../../http/route.ts';

/** The calls of this domain. */
export function ${routes}(router: ApiRouter): void {
}
`;

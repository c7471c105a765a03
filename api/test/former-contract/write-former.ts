/** `npm run former-contract -w api` at each release of the API: later changes are compared with it. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../../src/http/documentation/openapi.ts';

const FORMER = new URL('../../openapi.former.json', import.meta.url);

writeFileSync(FORMER, `${JSON.stringify(openApiDocument(), null, 1)}\n`);

/**
 * `npm run former-contract -w api`, when the API is released: from then on its document is what the next changes are compared with.
 */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../../src/http/documentation/openapi.ts';

const FORMER = new URL('../../openapi.former.json', import.meta.url);

writeFileSync(FORMER, `${JSON.stringify(openApiDocument(), null, 1)}\n`);

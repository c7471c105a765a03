import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOrFail } from '../processes/programs.ts';
import { Changes } from './changes.ts';
import { addComponent } from './component.ts';
import { addDomain } from './domain.ts';
import { addEndpoint } from './endpoint.ts';
import { copyCheckout, lintAndTypes, writeSamples } from './samples.ts';

describe('what the commands for new code write', () => {
  let root: string;
  let files: string[];

  beforeAll(async () => {
    root = await copyCheckout();
    files = await writeSamples(root);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  // Its own tests run by `npm run test:new-code`: they take as long as this. The limit is for what hangs: a machine with much else to do
  // checks types ten times as long.
  it('passes lint and types', async () => {
    for (const program of lintAndTypes(root, files)) await runOrFail(program);
  }, 600_000);

  it('has the narrower address first', async () => {
    const routes = await readFile(join(root, 'api/src/domains/daily-quotes/daily-quotes.routes.ts'), 'utf8');
    expect([...routes.matchAll(/'(GET [^']+)'/g)].map(([, call]) => call)).toEqual([
      'GET /api/daily-quotes',
      'GET /api/daily-quotes/latest',
      'GET /api/daily-quotes/:id',
    ]);
  });

  it.each([
    ['a component without a name', (changes: Changes) => addComponent(changes, undefined), 'npm run new-component StarRating'],
    ['a component in small letters', (changes: Changes) => addComponent(changes, 'star-rating'), 'is no name for this'],
    ['a component that is there', (changes: Changes) => addComponent(changes, 'Badge'), 'is there already'],
    ['a domain that is there', (changes: Changes) => addDomain(changes, 'contact'), 'is there already'],
    ['a domain outside of the folder', (changes: Changes) => addDomain(changes, '../x'), 'is no name for this'],
    [
      'a call without a method',
      (changes: Changes) => addEndpoint(changes, { domain: 'contact', call: '/api/contact', handler: 'readIt' }),
      'Name domain, call, handler',
    ],
    [
      'a call that is there',
      (changes: Changes) => addEndpoint(changes, { domain: 'contact', call: 'POST /api/contact', handler: 'readIt' }),
      'is there already',
    ],
    [
      'a call of a domain that is not',
      (changes: Changes) => addEndpoint(changes, { domain: 'nothing', call: 'GET /api/x', handler: 'readIt' }),
      'npm run new-domain makes a domain',
    ],
    [
      'a call for nobody',
      (changes: Changes) => addEndpoint(changes, { domain: 'contact', call: 'GET /api/x', handler: 'readIt', access: 'all' }),
      'nobody that may call',
    ],
  ])('is refused for %s', async (_, add, reason) => {
    await expect(add(new Changes(root))).rejects.toThrow(reason);
  });
});

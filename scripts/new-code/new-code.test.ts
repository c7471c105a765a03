import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { Changes } from './changes.ts';
import { addComponent } from './component.ts';
import { addDomain } from './domain.ts';
import { addEndpoint } from './endpoint.ts';
import { addSamples } from './samples.ts';

describe('what the commands for new code write', () => {
  it('is code, its test, and a line in each list of such code', async () => {
    const changes = await addSamples(ROOT);
    expect(changes.files).toEqual(
      expect.arrayContaining([
        'design-system/src/components/StarRating/StarRating.tsx',
        'design-system/src/components/StarRating/StarRating.test.tsx',
        'design-system/src/index.ts',
        'api/contract/src/daily-quotes.ts',
        'api/src/app.ts',
        'api/src/domains/daily-quotes/read-quote.ts',
        'api/src/domains/daily-quotes/read-quote.test.ts',
        'api/src/domains/evidence/evidence.routes.ts',
        'api/test/access-matrix.test.ts',
        'api/test/ownership.test.ts',
      ]),
    );
    expect(await changes.read('api/test/access-matrix.test.ts')).toContain("'PUT /api/progress/goal/:subjectSlug': 'staff'");
  });

  it('has the narrower address first', async () => {
    const routes = await (await addSamples(ROOT)).read('api/src/domains/daily-quotes/daily-quotes.routes.ts');
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
    await expect(add(new Changes(ROOT))).rejects.toThrow(reason);
  });
});

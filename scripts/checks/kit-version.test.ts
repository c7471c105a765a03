import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOST_VERSION } from '../../shell/kit/src/host.ts';
import { ROOT } from '../processes/programs.ts';

const read = (file: string) => readFileSync(join(ROOT, 'shell/kit', file), 'utf8');

it('gives the kit the major version of its contract, and the newest version of its changelog', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(version).toMatch(new RegExp(`^${HOST_VERSION}\\.\\d+\\.\\d+$`));
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

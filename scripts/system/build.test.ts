import { expect, it } from 'vitest';
import { summary } from './build.ts';

it('reports how much of a build came from the cache', () => {
  const output = (cached: number) =>
    `...\n Tasks:    6 successful, 6 total\nCached:    ${cached} cached, 6 total\n  Time:    1.2s\n`;
  expect(summary(output(6))).toBe('6 builds, unchanged');
  expect(summary(output(5))).toBe('6 builds, 5 unchanged');
});

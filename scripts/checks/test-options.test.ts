import { describe, expect, it } from 'vitest';
import { readTestOptions } from './test-options.ts';

describe('the options of npm test', () => {
  it('choose the main checks, the rest of them, or all, and a shard', () => {
    expect(readTestOptions([])).toEqual({ selection: 'main', shard: undefined });
    expect(readTestOptions(['--all', '--rest'])).toEqual({ selection: 'rest', shard: undefined });
    expect(readTestOptions(['--all', '--shard=2/4'])).toEqual({ selection: 'all', shard: { part: 2, of: 4 } });
  });

  it.each([['--shard=5/4'], ['--shard=0/4'], ['--shard=a'], ['--pictures']])('refuse %s', (option) => {
    expect(() => readTestOptions([option])).toThrow(/--shard=1\/4/);
  });
});

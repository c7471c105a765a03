import { describe, expect, it } from 'vitest';
import { readCounts } from './replicas.ts';

describe('readCounts', () => {
  it('reads how many of each', () => {
    expect(readCounts([])).toEqual({ api: 2, worker: 1, gateway: 2 });
    expect(readCounts(['--api', '3', '--gateway=1'])).toEqual({ api: 3, worker: 1, gateway: 1 });
    for (const wrong of [['--api', '0'], ['--worker', 'x'], ['--database', '2'], ['--api=17']]) {
      expect(() => readCounts(wrong)).toThrow(/--\w+/);
    }
  });
});

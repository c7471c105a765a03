import { expect, test, vi } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

test('a value is made once, and a failure is not kept', async () => {
  const make = vi.fn(async () => 'value').mockRejectedValueOnce(new Error('out of memory'));
  const value = memoizeAsync(make);
  const failed = await Promise.allSettled([value(), value()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([value(), value(), value()])).toEqual(['value', 'value', 'value']);
  expect(make).toHaveBeenCalledTimes(2);
});

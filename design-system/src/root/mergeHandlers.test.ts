import { expect, it, vi } from 'vitest';
import { mergeHandlers } from './mergeHandlers.ts';

it('runs both handlers in order, and else lets the second set win unless it says nothing', () => {
  const calls: string[] = [];
  const merged = mergeHandlers(
    { onClick: (value: string) => calls.push(`first ${value}`), title: 'a', lang: 'en', onBlur: undefined },
    { onClick: (value: string) => calls.push(`second ${value}`), title: 'b', lang: undefined, onBlur: vi.fn() },
  );
  (merged.onClick as (value: string) => void)('x');
  expect(calls).toEqual(['first x', 'second x']);
  expect(merged).toMatchObject({ title: 'b', lang: 'en' });
  expect(merged.onBlur).toBeTypeOf('function');
});

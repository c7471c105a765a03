import { expect, it, vi } from 'vitest';
import { mergeProps } from './elements.ts';

it('runs both handlers in order, adds class names up, and else lets the second set win unless it says nothing', () => {
  const calls: string[] = [];
  const merged = mergeProps(
    {
      onClick: (value: string) => calls.push(`first ${value}`),
      title: 'a',
      href: '/blogs',
      className: 'router-link',
      onBlur: undefined,
    },
    {
      onClick: (value: string) => calls.push(`second ${value}`),
      title: 'b',
      href: undefined,
      className: 'css-1',
      onBlur: vi.fn(),
    },
  );
  (merged.onClick as (value: string) => void)('x');
  expect(calls).toEqual(['first x', 'second x']);
  expect(merged).toMatchObject({ title: 'b', href: '/blogs', className: 'router-link css-1' });
  expect(merged.onBlur).toBeTypeOf('function');
});

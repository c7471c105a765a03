import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageBar } from './page-bar.ts';

afterEach(() => vi.unstubAllGlobals());

it('says how tall the bar is, again when that changes, and nothing once the bar is gone', () => {
  let seen = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        seen = tell;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const told = () => document.documentElement.style.getPropertyValue('--page-bar');
  const { container, unmount } = render(<div ref={pageBar} style={{ position: 'sticky' }} />);
  const bar = container.firstElementChild as HTMLElement;
  for (const height of [65, 117]) {
    Object.defineProperty(bar, 'offsetHeight', { configurable: true, value: height });
    seen();
    expect(told()).toBe(`${height}px`);
  }
  bar.style.position = 'static';
  seen();
  expect(told()).toBe('0px');
  unmount();
  expect(told()).toBe('');
  expect(disconnect).toHaveBeenCalledOnce();
});

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { testQuickly } from './test-quickly.ts';

testQuickly();

// What jsdom lacks: nothing is laid out there, so observers never fire and nothing matches.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
vi.stubGlobal('ResizeObserver', StillObserver);
vi.stubGlobal('IntersectionObserver', StillObserver);
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
// Nothing moves there either: what fades in is seen at once, and not from whichever frame a busy machine has time for.
if (!document.head.querySelector('style[data-still]')) {
  document.head.insertAdjacentHTML('beforeend', '<style data-still>[data-starting-style] { opacity: 1 !important; }</style>');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

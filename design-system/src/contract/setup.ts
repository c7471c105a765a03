import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { testQuickly } from './test-quickly.ts';

testQuickly();

// jsdom has no layout: observers never fire and nothing matches.
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
// Without animations, what fades in is visible at once.
if (!document.head.querySelector('style[data-still]')) {
  document.head.insertAdjacentHTML('beforeend', '<style data-still>[data-starting-style] { opacity: 1 !important; }</style>');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

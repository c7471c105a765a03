import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
vi.stubGlobal('PointerEvent', globalThis.PointerEvent ?? MouseEvent);
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

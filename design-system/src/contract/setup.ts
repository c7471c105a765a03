import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine may need much longer than a second to show what a test waits for.
configure({ asyncUtilTimeout: 20_000 });

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
// jsdom's MathML elements carry no style, on which its getComputedStyle stumbles; they are as visible as the span around them.
const { getComputedStyle } = window;
vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string | null) =>
  getComputedStyle(element.namespaceURI?.endsWith('MathML') ? (element.closest('span') ?? element) : element, pseudo),
);
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

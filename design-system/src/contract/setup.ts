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
// Nothing moves there either: what fades in is seen at once, and not from whichever frame a busy machine has time for.
if (!document.head.querySelector('style[data-still]')) {
  document.head.insertAdjacentHTML('beforeend', '<style data-still>[data-starting-style] { opacity: 1 !important; }</style>');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { testQuickly } from 'design-system/testing';
import { afterEach, vi } from 'vitest';

testQuickly();

// Our modules afresh for each file: their state and their mocks stay in it.
vi.resetModules();

// What a device keeps too, where an earlier file has set up a database for it.
if (globalThis.indexedDB) globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();

// What jsdom lacks and components ask for when they are drawn.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.getAnimations ??= () => [];
// Nothing moves in jsdom: what fades in is seen at once, and not from whichever frame a busy machine has time for.
if (!document.head.querySelector('style[data-still]')) {
  document.head.insertAdjacentHTML('beforeend', '<style data-still>[data-starting-style] { opacity: 1 !important; }</style>');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { testQuickly } from 'design-system/testing';
import { afterEach, vi } from 'vitest';

testQuickly();

// Resets our modules for each file, so that state and mocks do not leak.
vi.resetModules();

// IndexedDB too, where an earlier file has set it up.
if (globalThis.indexedDB) globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();

// Missing in jsdom.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.getAnimations ??= () => [];
if (!document.head.querySelector('style[data-still]')) {
  document.head.insertAdjacentHTML('beforeend', '<style data-still>[data-starting-style] { opacity: 1 !important; }</style>');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

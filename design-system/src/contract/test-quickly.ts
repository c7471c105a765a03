import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { leaveStylesOut } from './component-styles.ts';
import { computeStylesQuickly } from './quick-computed-style.ts';

const kept = globalThis as typeof globalThis & { fullQuerySelector?: Element['querySelector'] };
kept.fullQuerySelector ??= Element.prototype.querySelector;
const { fullQuerySelector } = kept;

/** Skips what takes most of the time of component tests without affecting results. */
export function testQuickly(): void {
  leaveStylesOut();
  computeStylesQuickly();
  findByIdQuickly();

  // React records a stack trace for each of the first 10,000 elements a second.
  Object.defineProperty(
    Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
    'recentlyCreatedOwnerStacks',
    {
      configurable: true,
      get: () => 10_000,
      set: () => {},
    },
  );

  // A busy machine may need much longer than a second.
  configure({
    asyncUtilTimeout: 20_000,
    // Rendered only when read: a waiting query fails many times before.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return Object.defineProperty(error, 'message', { configurable: true, get: () => `${message}\n\n${prettyDOM(container)}` });
    },
  });

  // jsdom searches the document for each field's labels, which role queries ask of every field.
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLOutputElement]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        // Each index of such a collection is looked up twice.
        const all = this.ownerDocument.getElementsByTagName('label');
        const labels = Array.from({ length: all.length }, (_, index) => all.item(index) as HTMLLabelElement);
        return labels.filter(
          (label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
        );
      },
    });
  }
}

/** Answers `querySelector('[id="…"]')` from jsdom's index: Testing Library asks it for each `aria-labelledby`. */
function findByIdQuickly(): void {
  Element.prototype.querySelector = function querySelector(this: Element, selector: string): Element | null {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
    if (id === undefined || !this.isConnected) return fullQuerySelector.call(this, selector);
    const first = this.ownerDocument.getElementById(id);
    if (first === null || (first !== this && this.contains(first))) return first;
    // A later element may have the same id.
    return fullQuerySelector.call(this, selector);
  };
}

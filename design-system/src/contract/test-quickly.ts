import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { leaveStylesOut } from './component-styles.ts';
import { findByIdQuickly } from './find-by-id-quickly.ts';
import { computeStylesQuickly } from './quick-computed-style.ts';

/** For the set-up of component tests: skips what takes most of their time without affecting the result. */
export function testQuickly(): void {
  leaveStylesOut();
  computeStylesQuickly();
  findByIdQuickly();

  // React records for each element where it was made until it has made 10,000 of them within a second: a stack trace for every element.
  Object.defineProperty(
    Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
    'recentlyCreatedOwnerStacks',
    {
      configurable: true,
      get: () => 10_000,
      set: () => {},
    },
  );

  // A busy machine may need much longer than a second to show what a test waits for.
  configure({
    asyncUtilTimeout: 20_000,
    // Rendered only when the message is read: a waiting query fails many times before that.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return Object.defineProperty(error, 'message', { configurable: true, get: () => `${message}\n\n${prettyDOM(container)}` });
    },
  });

  // jsdom looks through the whole document for the labels of each field, and looking up by role asks every field and button for its own.
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLOutputElement]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        // Through `item`, since each index of such a collection is looked up twice.
        const all = this.ownerDocument.getElementsByTagName('label');
        const labels = Array.from({ length: all.length }, (_, index) => all.item(index) as HTMLLabelElement);
        return labels.filter(
          (label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
        );
      },
    });
  }
}

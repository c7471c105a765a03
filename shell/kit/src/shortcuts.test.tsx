import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { shortcutOf, useShortcuts } from './shortcuts.ts';

it('hears keys from the moment in which the page is drawn', () => {
  const done: string[] = [];
  function Keys() {
    useShortcuts(
      (event) => shortcutOf({ j: 'next' }, event),
      (action) => done.push(action),
    );
    return null;
  }
  /** A user who presses as soon as something is there. */
  function Quick() {
    useLayoutEffect(() => {
      fireEvent.keyDown(document.body, { key: 'j' });
    }, []);
    return null;
  }
  const { unmount } = render(
    <>
      <Keys />
      <Quick />
    </>,
  );
  expect(done).toEqual(['next']);
  unmount();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(done).toEqual(['next']);
});

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNewer } from './use-newer.ts';

const state = (version: number, text: string) => ({ version, text });
const OPENED = state(3, 'As it was');

/** A form opened at `OPENED`, and the newer states it receives. */
function form(text: string) {
  const show = vi.fn();
  const { result, rerender } = renderHook(
    ({ stored, saving }) => useNewer({ stored, base: OPENED, saving, holds: (known) => known.text === text, show }),
    { initialProps: { stored: OPENED, saving: false } },
  );
  const read = (stored: typeof OPENED, saving = false) => {
    rerender({ stored, saving });
    return result.current;
  };
  return { read, show };
}

it.each([
  ['nothing of its own', 'As it was'],
  ['the same changes', 'Theirs'],
])("shows a colleague's save, once, in a form with %s", (_, text) => {
  const { read, show } = form(text);
  const theirs = state(4, 'Theirs');
  read(theirs);
  read(theirs);
  expect(show).toHaveBeenCalledExactlyOnceWith(theirs);
});

it("reports a colleague's save, and leaves a form with changes of its own", () => {
  const { read, show } = form('Mine');
  const theirs = state(4, 'Theirs');
  expect(read(theirs)).toBe(theirs);
  expect(show).not.toHaveBeenCalled();
});

it('takes nothing for another’s while it saves, and nothing older or equal for newer', () => {
  const { read, show } = form('As it was');
  expect([read(state(4, 'Own'), true), read(state(3, 'As it was')), read(state(2, 'Before'))]).toEqual([null, null, null]);
  expect(show).not.toHaveBeenCalled();
});

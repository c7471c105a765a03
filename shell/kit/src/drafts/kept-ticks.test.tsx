import { act } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { renderWithHost, sampleUser } from '../testing.tsx';
import { type KeptTicks, type Ticks, ticksOf, useKeptTicks, withReason } from './kept-ticks.ts';

const PLACE = 'draft:7:own-marks:41:abc';
const BEFORE: Ticks = { earned: [0], reasons: {} };

/** The ticks of a page, as they are now. */
function show(before = () => BEFORE) {
  const shown: { now?: KeptTicks; drawAgain?: () => void } = {};
  function Page() {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    shown.now = useKeptTicks('own-marks:41:abc', before);
    shown.drawAgain = drawAgain;
    return null;
  }
  const { unmount } = renderWithHost(<Page />, { user: sampleUser() });
  return { unmount, now: () => shown.now as KeptTicks, drawAgain: () => act(() => shown.drawAgain?.()) };
}

it('finds ticks as a former release has kept them', () => {
  localStorage.setItem(PLACE, '{"earned":[1,2],"reasons":{"3":"misread","4":"time"}}');
  expect(show().now()).toMatchObject({ ticks: { earned: [1, 2], reasons: { 3: 'misread', 4: 'time' } }, isDraft: true });
});

it.each(['{', 'null', '7', '"ticks"', '[2]', '{}', '{"earned":"all"}', '{"earned":[{}],"reasons":{}}', '{"earned":[0.5]}'])(
  'begins with those of before where %s is kept, which is no ticks',
  (stored) => {
    localStorage.setItem(PLACE, stored);
    expect(show().now()).toMatchObject({ ticks: BEFORE, isDraft: false });
  },
);

it.each(['{"earned":[1]}', '{"earned":[1],"reasons":7}', '{"earned":[1],"reasons":{"0":null,"2":"toString","3":["time"]}}'])(
  'takes nothing for a reason in %s',
  (stored) => {
    localStorage.setItem(PLACE, stored);
    expect(show().now().ticks).toEqual({ earned: [1], reasons: {} });
  },
);

it('keeps what is changed until that is sent, and what is changed meanwhile', () => {
  const { now, unmount } = show();
  const [sent, later] = [
    { earned: [1], reasons: withReason({}, 0, 'time') },
    { earned: [1, 2], reasons: {} },
  ];
  act(() => now().change(sent));
  expect(localStorage.getItem(PLACE)).toBe('{"earned":[1],"reasons":{"0":"time"}}');
  act(() => now().change(later));
  act(() => now().forget(sent));
  expect(now()).toMatchObject({ ticks: later, isDraft: true });
  unmount();
  const again = show();
  expect(again.now()).toMatchObject({ ticks: later, isDraft: true });
  act(() => again.now().forget(again.now().ticks));
  expect(again.now()).toMatchObject({ ticks: later, isDraft: false });
  expect(localStorage.getItem(PLACE)).toBeNull();
});

it('follows what it begins with, which may come late, until something is changed', () => {
  let before: Ticks = { earned: [], reasons: {} };
  const { now, drawAgain } = show(() => before);
  before = BEFORE;
  drawAgain();
  expect(now()).toMatchObject({ ticks: BEFORE, isDraft: false });
  act(() => now().change({ earned: [2], reasons: {} }));
  before = { earned: [1], reasons: {} };
  drawAgain();
  expect(now().ticks).toEqual({ earned: [2], reasons: {} });
});

it('takes the ticks that were sent for ticks, and a reason back', () => {
  const lost = [
    { index: 1, reason: 'method' as const, marks: 1 },
    { index: 2, reason: null, marks: 1 },
  ];
  expect(ticksOf({ earned: [0], lost })).toEqual({ earned: [0], reasons: { 1: 'method' } });
  expect(withReason({ 1: 'method', 2: 'time' }, 1, null)).toEqual({ 2: 'time' });
});

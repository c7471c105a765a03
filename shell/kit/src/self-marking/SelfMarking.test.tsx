import { act } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { renderWithHost, sampleUser } from '../testing.tsx';
import { type SelfMarking, useSelfMarking } from './SelfMarking.tsx';

const PLACE = 'draft:7:own-marks:41:abc';
const LINES = ['M1', 'A1', 'A1', 'R1', 'A1'].map((code) => ({ part: '', html: code, code, marks: 1, implied: false }));
const BEFORE = [0];
const nothing = { reasons: {}, isDraft: false };

function show(suggested = () => BEFORE) {
  const shown: { now?: SelfMarking; drawAgain?: () => void } = {};
  function Page() {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    shown.now = useSelfMarking({ name: 'own-marks:41:abc', lines: LINES, before: null, suggested: suggested() });
    shown.drawAgain = drawAgain;
    return null;
  }
  const { unmount } = renderWithHost(<Page />, { user: sampleUser() });
  return { unmount, now: () => shown.now as SelfMarking, drawAgain: () => act(() => shown.drawAgain?.()) };
}

it('finds ticks as a former release has kept them', () => {
  localStorage.setItem(PLACE, '{"earned":[1,2],"reasons":{"3":"misread","4":"time"}}');
  expect(show().now()).toMatchObject({ earned: [1, 2], reasons: { 3: 'misread', 4: 'time' }, isDraft: true });
});

it.each(['{', 'null', '7', '"ticks"', '[2]', '{}', '{"earned":"all"}', '{"earned":[{}],"reasons":{}}', '{"earned":[0.5]}'])(
  'begins with those of before where %s is kept, which is no ticks',
  (stored) => {
    localStorage.setItem(PLACE, stored);
    expect(show().now()).toMatchObject({ earned: BEFORE, ...nothing });
  },
);

it.each(['{"earned":[1]}', '{"earned":[1],"reasons":7}', '{"earned":[1],"reasons":{"0":null,"2":"toString","3":["time"]}}'])(
  'takes nothing for a reason in %s',
  (stored) => {
    localStorage.setItem(PLACE, stored);
    const { earned, reasons } = show().now();
    expect({ earned, reasons }).toEqual({ earned: [1], reasons: {} });
  },
);

it('keeps what is changed until that is sent, and what is changed meanwhile', () => {
  const { now, unmount } = show();
  act(() => now().change({ earned: [1], reasons: { 0: 'time' } }));
  expect(localStorage.getItem(PLACE)).toBe('{"earned":[1],"reasons":{"0":"time"}}');
  const sent = now();
  expect(sent.body).toEqual({ earned: [1], lost: [{ index: 0, reason: 'time' }] });
  const later = { earned: [1, 2], reasons: {} };
  act(() => now().change(later));
  act(() => sent.forget());
  expect(now()).toMatchObject({ ...later, isDraft: true });
  unmount();
  const again = show();
  expect(again.now()).toMatchObject({ ...later, isDraft: true });
  act(() => again.now().forget());
  expect(again.now()).toMatchObject({ ...later, isDraft: false });
  expect(localStorage.getItem(PLACE)).toBeNull();
});

it('follows what it begins with, which may come late, until something is changed', () => {
  let suggested: number[] = [];
  const { now, drawAgain } = show(() => suggested);
  suggested = BEFORE;
  drawAgain();
  expect(now()).toMatchObject({ earned: BEFORE, ...nothing });
  act(() => now().change({ earned: [2], reasons: {} }));
  suggested = [1];
  drawAgain();
  expect(now().earned).toEqual([2]);
});

import { expect, it } from 'vitest';
import { changeOf, NOTHING_CHOSEN, withChosen } from './use-bulk-change.ts';

it('changes nothing while nothing is chosen; a subject alone is no change', () => {
  expect(changeOf(NOTHING_CHOSEN)).toBeNull();
  expect(changeOf({ ...NOTHING_CHOSEN, subject: 'math-aa-hl' })).toBeNull();
});

it('changes only what is chosen, and distinguishes “no” from “as it is”', () => {
  const chosen = { visible: 'false', verified: 'true', difficulty: 'Hard', topic: '12', added: ['3', '4'] };
  expect(changeOf({ ...NOTHING_CHOSEN, ...chosen })).toEqual({
    ...{ visible: false, verified: true, difficulty: 'Hard', topic: 12, add_topics: [3, 4] },
  });
  expect(changeOf({ ...NOTHING_CHOSEN, removed: ['5'] })).toEqual({ remove_topics: [5] });
});

it('forgets the topics of a subject when another one is chosen, and keeps all else', () => {
  const chosen = { ...NOTHING_CHOSEN, verified: 'true', subject: 'physics-hl', topic: '12', added: ['3'], removed: ['4'] };
  expect(withChosen(chosen, { subject: 'physics-sl' })).toEqual({
    ...NOTHING_CHOSEN,
    ...{ verified: 'true', subject: 'physics-sl' },
  });
  expect(withChosen(chosen, { topic: '13' })).toEqual({ ...chosen, topic: '13' });
});

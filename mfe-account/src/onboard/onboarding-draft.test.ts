import { sampleUser } from '@shell/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './onboarding-draft.ts';
import { INTRO, NO_ANSWERS, NO_OTHER_STUDIES } from './onboarding-rules.ts';

const user = sampleUser({ id: 7 });
const draft = {
  step: 1,
  answers: { ...NO_ANSWERS, ib_year: { choice: 'Other', other: 'Fifth' }, school: 'A school' },
  studies: { sciences: ['physics-sl'], exams: 'May 2027' },
};
const nothing = { step: INTRO, answers: NO_ANSWERS, studies: NO_OTHER_STUDIES };

beforeEach(() => sessionStorage.clear());

describe('the draft of onboarding', () => {
  it('is kept for one learner alone, and forgotten', () => {
    keepDraft(7, draft);
    expect(readDraft(user)).toEqual(draft);
    expect(readDraft(sampleUser({ id: 8 }))).toEqual(nothing);
    forgetDraft(7);
    expect(readDraft(user)).toEqual(nothing);
  });

  it('is found as a former release has kept it in this tab', () => {
    sessionStorage.setItem(
      'onboarding:7',
      '{"step":2,"answers":{"ib_year":{"choice":"Other","other":"Fifth"},"math_course":{"choice":"Maths AI SL","other":""},' +
        '"country":"India","school":"A school","phone":"+91 98765 43210"}}',
    );
    expect(readDraft(user)).toEqual({
      step: 2,
      answers: {
        ib_year: { choice: 'Other', other: 'Fifth' },
        math_course: { choice: 'Maths AI SL', other: '' },
        ...{ country: 'India', school: 'A school', phone: '+91 98765 43210' },
      },
      studies: NO_OTHER_STUDIES,
    });
  });

  it.each(['{', '7', '{"step":9}', '{"step":"1","answers":{"ib_year":4,"school":[]}}'])('starts again from %s', (stored) => {
    sessionStorage.setItem('onboarding:7', stored);
    expect(readDraft(user)).toEqual(nothing);
  });

  it.each([
    ['the maths course', { ib_year: 'Second year' }, 1],
    ['the personal step', { ib_year: 'Fifth', math_course: 'Maths AI SL' }, 2],
    [
      'the personal step, half done',
      { ib_year: 'Third year', math_course: 'Other', country: 'India', phone: '+91 98765 43210' },
      2,
    ],
    ['the intro without an answer', { phone: '+91 98765 43210' }, INTRO],
    [
      'the intro with all of them',
      { ib_year: 'Third year', math_course: 'x', country: 'India', school: 'A school', phone: '+91 98765 43210' },
      INTRO,
    ],
  ])('goes on at %s by what the account has', (_, stored, step) => {
    expect(readDraft(sampleUser({ id: 7, ...stored })).step).toBe(step);
  });

  it('takes words of the account that are no option for those of Other', () => {
    const { answers } = readDraft(sampleUser({ id: 7, ib_year: 'Fifth', math_course: 'Maths AI SL', school: 'A school' }));
    expect(answers).toEqual({
      ...NO_ANSWERS,
      ib_year: { choice: 'Other', other: 'Fifth' },
      math_course: { choice: 'Maths AI SL', other: '' },
      school: 'A school',
    });
  });

  it('is preferred to what the account has, unless that is everything', () => {
    keepDraft(7, draft);
    expect(readDraft(sampleUser({ id: 7, ib_year: 'Second year' }))).toEqual(draft);
    const all = { ib_year: 'Third year', math_course: 'Other', country: 'India', school: 'A', phone: '+91 98765 43210' };
    expect(readDraft(sampleUser({ id: 7, ...all }))).toMatchObject({ step: INTRO, answers: { school: 'A' } });
  });
});

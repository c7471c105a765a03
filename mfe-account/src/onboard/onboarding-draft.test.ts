import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './onboarding-draft.ts';
import { INTRO, NO_ANSWERS } from './onboarding-rules.ts';

const draft = { step: 1, answers: { ...NO_ANSWERS, ib_year: { choice: 'Other', other: 'Fifth' }, school: 'A school' } };

beforeEach(() => sessionStorage.clear());

describe('the draft of onboarding', () => {
  it('is kept for one learner alone, and forgotten', () => {
    keepDraft(7, draft);
    expect(readDraft(7)).toEqual(draft);
    expect(readDraft(8)).toEqual({ step: INTRO, answers: NO_ANSWERS });
    forgetDraft(7);
    expect(readDraft(7)).toEqual({ step: INTRO, answers: NO_ANSWERS });
  });

  it.each(['{', '7', '{"step":9}', '{"step":"1","answers":{"ib_year":4,"school":[]}}'])('begins anew from %s', (stored) => {
    sessionStorage.setItem('onboarding:7', stored);
    expect(readDraft(7)).toEqual({ step: INTRO, answers: NO_ANSWERS });
  });
});

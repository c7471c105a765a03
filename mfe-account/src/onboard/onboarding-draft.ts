import { INTRO, LAST_STEP, NO_ANSWERS, type OnboardingAnswers, type OptionAnswer } from './onboarding-rules.ts';

/** How far a learner has come with onboarding. */
export interface OnboardingDraft {
  step: number;
  answers: OnboardingAnswers;
}

const keyOf = (userId: number) => `onboarding:${userId}`;

/** Where this learner stopped in this tab's session; the beginning when nothing fit to be read is stored. */
export function readDraft(userId: number): OnboardingDraft {
  try {
    return parse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return parse(null);
  }
}

/** Keeps the draft. Where storage is full or forbidden, onboarding still works, it only starts anew. */
export function keepDraft(userId: number, draft: OnboardingDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {}
}

/** Forgets the draft once the answers are handed in. */
export function forgetDraft(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {}
}

function parse(stored: unknown): OnboardingDraft {
  const { step, answers } = asRecord(stored);
  const { ib_year, math_course, ...personal } = asRecord(answers);
  const known = typeof step === 'number' && Number.isInteger(step) && step >= INTRO && step <= LAST_STEP;
  return {
    step: known ? step : INTRO,
    answers: {
      ib_year: option(ib_year, NO_ANSWERS.ib_year),
      math_course: option(math_course, NO_ANSWERS.math_course),
      country: text(personal.country),
      school: text(personal.school),
      phone: text(personal.phone),
    },
  };
}

const asRecord = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function option(value: unknown, none: OptionAnswer): OptionAnswer {
  const { choice, other } = asRecord(value);
  return typeof choice === 'string' ? { choice, other: text(other) } : none;
}

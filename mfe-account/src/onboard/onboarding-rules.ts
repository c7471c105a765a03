import { parseAddress } from '@shell/kit/addresses';
/** Specification part 1, sections 3, 4 and 5. */
export const IB_YEARS = ['First year', 'Second year', 'Third year', 'Fourth year', 'Other'] as const;
export const MATH_COURSES = ['Maths AA SL', 'Maths AA HL', 'Maths AI SL', 'Maths AI HL', 'Other'] as const;

/** A plus sign, then 6 to 14 digits with optional single spaces. */
export const PHONE = /^\+(?:\d ?){5,13}\d$/;
export const PHONE_MESSAGE = 'Please enter a valid contact number including the country code.';

/** `other` is the text for the option Other. */
export interface OptionAnswer {
  choice: string | null;
  other: string;
}

export interface OnboardingAnswers {
  ib_year: OptionAnswer;
  math_course: OptionAnswer;
  country: string;
  school: string;
  phone: string;
}

/** Optional further studies, for the study plan. */
export interface OtherStudies {
  sciences: readonly string[];
  /** `May 2027`; null is undecided. */
  exams: string | null;
}

export const NO_OTHER_STUDIES: OtherStudies = { sciences: [], exams: null };

export const NO_ANSWERS: OnboardingAnswers = {
  ib_year: { choice: null, other: '' },
  math_course: { choice: null, other: '' },
  country: '',
  school: '',
  phone: '',
};

/** Before the three steps. */
export const INTRO = -1;
export const LAST_STEP = 2;

export const stepBack = (step: number) => Math.max(INTRO, step - 1);

/** Null while incomplete. */
export function textOf({ choice, other }: OptionAnswer): string | null {
  if (choice === null) return null;
  return choice === 'Other' ? other.trim() || null : choice;
}

/** Whether a step is complete. */
export function isAnswered(step: number, answers: OnboardingAnswers): boolean {
  if (step === 0) return textOf(answers.ib_year) !== null;
  if (step === 1) return textOf(answers.math_course) !== null;
  if (step === LAST_STEP) return answers.country !== '' && answers.school.trim() !== '' && PHONE.test(answers.phone);
  return true;
}

/** Only an address of this site counts, as browsers would read it. */
export function safeReturnAddress(stored: unknown): string | null {
  if (typeof stored !== 'string' || !stored.startsWith('/') || !URL.canParse(stored, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(stored, location.origin);
  if (origin !== location.origin || pathname.startsWith('//')) return null;
  return parseAddress(pathname)?.name === 'onboarding' ? null : pathname + search + hash;
}

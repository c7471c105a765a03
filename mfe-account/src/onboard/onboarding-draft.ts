import type { User } from '@api/contract';
import { presentName } from '@api/contract/dialling-codes';
import { fieldsIn, storedValue } from '@shell/kit/drafts';
import { nameOf } from '../choose-course/exam-sessions.ts';
import {
  IB_YEARS,
  INTRO,
  isAnswered,
  LAST_STEP,
  MATH_COURSES,
  NO_ANSWERS,
  NO_OTHER_STUDIES,
  type OnboardingAnswers,
  type OptionAnswer,
  type OtherStudies,
} from './onboarding-rules.ts';

export interface OnboardingDraft {
  step: number;
  answers: OnboardingAnswers;
  studies: OtherStudies;
}

/** In the tab only: it holds a phone number, and devices may be shared. */
const kept = (userId: number) => storedValue(`onboarding:${userId}`, parse, 'tab');

export type StoredAnswers = Pick<User, 'id' | 'exam_session' | keyof OnboardingAnswers>;

/** Where this learner stopped: in this tab, or by the account's answers, which win once complete. */
export function readDraft(user: StoredAnswers): OnboardingDraft {
  return (hasAllAnswers(user) ? null : kept(user.id).read()) ?? draftOf(user);
}

/** Whether the account has every answer. */
export const hasAllAnswers = ({ ib_year, math_course, country, school, phone }: StoredAnswers): boolean =>
  [ib_year, math_course, country, school, phone].every((answer) => answer !== null);

/** At the first unanswered step; without any answers, or with all, at the intro. */
function draftOf({ ib_year, math_course, country, school, phone, exam_session }: StoredAnswers): OnboardingDraft {
  const answers = {
    ib_year: optionOf(ib_year, IB_YEARS),
    math_course: optionOf(math_course, MATH_COURSES),
    country: presentName(country ?? ''),
    school: school ?? '',
    phone: phone ?? '',
  };
  const open = [0, 1, LAST_STEP].find((step) => !isAnswered(step, answers)) ?? 0;
  const exams = exam_session ? nameOf(exam_session) : null;
  return { step: open === 0 ? INTRO : open, answers, studies: { ...NO_OTHER_STUDIES, exams } };
}

/** The option of an answer; other words belong to Other. */
function optionOf(answer: string | null, options: readonly string[]): OptionAnswer {
  if (answer === null) return { choice: null, other: '' };
  return answer !== 'Other' && options.includes(answer) ? { choice: answer, other: '' } : { choice: 'Other', other: answer };
}

/** Without storage, onboarding works but starts again. */
export const keepDraft = (userId: number, draft: OnboardingDraft): boolean => kept(userId).keep(draft);

export const forgetDraft = (userId: number): boolean => kept(userId).keep(null);

function parse(stored: unknown): OnboardingDraft {
  const { step, answers, studies } = fieldsIn(stored);
  const { sciences, exams } = fieldsIn(studies);
  const { ib_year, math_course, ...personal } = fieldsIn(answers);
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
    studies: {
      sciences: Array.isArray(sciences) ? sciences.filter((slug) => typeof slug === 'string') : [],
      exams: typeof exams === 'string' ? exams : null,
    },
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function option(value: unknown, none: OptionAnswer): OptionAnswer {
  const { choice, other } = fieldsIn(value);
  return typeof choice === 'string' ? { choice, other: text(other) } : none;
}

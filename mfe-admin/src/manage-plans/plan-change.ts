import type { RequestOf, StaffPlan } from '@api/contract';
import { MOST_PLAN_LINES, SHORTEST_REASON } from '@api/contract/limits';
import { centsOf, momentOfField } from '../staff-area/formats.tsx';
import { limitOf, typedOf } from './plan-labels.ts';

/** A change of a plan as it is typed. */
export interface PlanDraft {
  price: string;
  /** Empty: no cap. */
  tests: string;
  questions: string;
  /** What the card says, one a line. */
  lines: string;
  /** Date and time in the zone of who sits here; empty: at once. */
  from: string;
  reason: string;
}

/** The plan as it is sold today. */
export const draftOf = ({ current }: StaffPlan): PlanDraft => ({
  price: typedOf(current.price),
  tests: current.tests_per_month === null ? '' : String(current.tests_per_month),
  questions: current.questions_per_month === null ? '' : String(current.questions_per_month),
  lines: current.details.join('\n'),
  from: '',
  reason: '',
});

type PlanChange = RequestOf<'POST /api/admin/plans/:plan/versions'>['body'];

/** What a draft says. */
export interface ReadDraft {
  /** US cents; null where no amount is typed. */
  price: number | null;
  details: string[];
  /** ISO 8601; null: at once. */
  from: string | null;
  /** What cannot be, by field. */
  faults: Partial<Record<keyof PlanDraft, string>>;
  /** As the call takes it; null where something cannot be, or no reason is given yet. */
  change: PlanChange | null;
}

/** Reads what is typed. The free plan has no price to change. `now`: milliseconds since 1970. */
export function readDraft(draft: PlanDraft, { plan, latest }: Pick<StaffPlan, 'plan' | 'latest'>, now: number): ReadDraft {
  const free = plan === 'free';
  const price = free ? 0 : centsOf(draft.price);
  const [tests, questions] = [limitOf(draft.tests), limitOf(draft.questions)];
  const details = draft.lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const from = momentOfField(draft.from);
  const reason = draft.reason.trim();
  const noLimit = 'A whole number, or nothing for no cap';
  const faults = {
    ...((price === null || (!free && price === 0)) && { price: 'An amount in dollars, such as 9 or 9.50' }),
    ...(tests === undefined && { tests: noLimit }),
    ...(questions === undefined && { questions: noLimit }),
    ...((details.length === 0 || details.length > MOST_PLAN_LINES) && { lines: `One to ${MOST_PLAN_LINES} lines` }),
    ...(from !== null && Date.parse(from) <= now && { from: 'This moment has passed' }),
  };
  const isSound = Object.keys(faults).length === 0 && price !== null && tests !== undefined && questions !== undefined;
  const terms = isSound && { price, details, tests_per_month: tests, questions_per_month: questions };
  const change = terms && reason.length >= SHORTEST_REASON ? { latest, ...terms, effective_from: from, reason } : null;
  return { price, details, from, faults, change };
}

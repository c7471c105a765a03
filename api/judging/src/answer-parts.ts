import type { AnswerField, AnswerKey, AnswerKind, AnswerPart, Judgement, OptionKey, Verdict } from '@api/contract';
import { marksByPart } from '@api/contract/question-text';
import { contextOf } from './algebra/context.ts';
import { type EarlierAnswers, judgeFollowing } from './follow-through.ts';
import { judge } from './judge.ts';
import { printedUnit } from './reading/units.ts';

export interface AnswerSource {
  questions_text: string;
  /** Of the question. */
  marks: number;
  mcq_answer: OptionKey | null;
  answer_keys: readonly AnswerKey[];
}

/** A part that can be answered: its marks and what each of its fields is judged by. */
export interface KeyedPart {
  part: string;
  marks: number;
  keys: AnswerKey[];
}

/**
 * The parts that carry marks, with their keys; one part if the text names no marks. For multiple choice `mcq_answer`
 * decides.
 */
export function keyedParts({ questions_text, marks, mcq_answer, answer_keys }: AnswerSource): KeyedPart[] {
  if (mcq_answer !== null) {
    const stored = answer_keys.find((key) => key.kind === 'option');
    return [{ part: '', marks, keys: [{ ...(stored ?? { kind: 'option', part: '' }), correct: mcq_answer }] }];
  }
  const parts = [...marksByPart(questions_text)].filter(([, worth]) => worth > 0);
  return (parts.length > 0 ? parts : [['', marks] as const]).map(([part, worth]) => {
    const keys = answer_keys.filter((key) => key.part === part && key.kind !== 'option');
    return { part, marks: worth, keys: keys.length > 0 ? keys : [{ kind: 'compare', part, as: 'text' }] };
  });
}

/** Letters of an expression or equation; those of a constant are for the learner to name. */
function variablesOf(key: AnswerKey): string[] {
  if (key.kind === 'set') return key.variables ?? [];
  if (key.kind !== 'expression' && key.kind !== 'equation') return [];
  return [...contextOf(key.value.split('='), key).variables];
}

const NO_FORM: ReadonlySet<string | undefined> = new Set([undefined, 'any']);

function fieldOf(key: AnswerKey, typeset: (label: string) => string): AnswerField {
  const asked = 'figures' in key || 'decimals' in key ? key : null;
  const unit = key.kind === 'number' && key.unit ? printedUnit(key.unit) : null;
  const unit_asked = key.kind === 'number' && key.unit_asked === true;
  const form = 'form' in key && !NO_FORM.has(key.form) ? (key.form as AnswerField['form']) : null;
  return {
    kind: key.kind satisfies AnswerKind,
    label_html: key.label === undefined ? null : typeset(key.label),
    unit: unit_asked ? null : unit,
    unit_asked,
    figures: asked?.figures ?? null,
    decimals: asked?.decimals ?? null,
    form,
    variables: variablesOf(key),
    compare_as: key.kind === 'compare' ? key.as : null,
  };
}

/** The parts of a question as learners see them: their fields, never what judges them. `typeset` makes HTML of a label's TeX. */
export function answerPartsOf(source: AnswerSource, typeset: (label: string) => string): AnswerPart[] {
  return keyedParts(source).map(({ part, marks, keys }) => ({ part, marks, fields: keys.map((key) => fieldOf(key, typeset)) }));
}

/** How the answer to a part was judged: of all its fields together, and each. */
export interface PartJudgement {
  verdict: Verdict;
  marks: number;
  /** Marks that an answer to the part can earn by itself; the others of the part are for working, reasons and words. */
  of: number;
  fields: Judgement[];
}

/** What each field of a part can earn: its own marks, or its share of what those leave, by weight. */
function marksOfFields({ marks, keys }: KeyedPart): number[] {
  const left = Math.max(0, marks - keys.reduce((sum, key) => sum + (key.marks ?? 0), 0));
  const weight = (key: AnswerKey) => (key.marks === undefined ? (key.weight ?? 1) : 0);
  const all = keys.reduce((sum, key) => sum + weight(key), 0);
  return keys.map((key) => key.marks ?? (left * weight(key)) / all);
}

/** Marks of a part that its answer can earn without working. */
export function judgedMarks(part: KeyedPart): number {
  return Math.min(part.marks, Math.round(marksOfFields(part).reduce((sum, marks) => sum + marks, 0)));
}

function verdictOfAll(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ['unreadable', 'wrong', 'to_compare'];
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'right';
}

const isTaken = ({ verdict }: Judgement) => verdict === 'right';

/**
 * Which key each field is judged by: its own, or where fields may be answered in any order the one that is right for it, so that as many marks
 * as possible are earned (a greatest matching; keys with more marks first).
 */
function keysInOrder(keys: readonly AnswerKey[], worth: readonly number[], isRight: (field: number, key: number) => boolean) {
  const order = keys.map((_, index) => index);
  const free = order.filter((index) => keys[index]?.any_order);
  const fieldOf = new Map<number, number>();
  const place = (key: number, tried: Set<number>): boolean =>
    free.some((field) => {
      if (tried.has(field) || !isRight(field, key)) return false;
      tried.add(field);
      const other = [...fieldOf].find(([, taken]) => taken === field)?.[0];
      if (other !== undefined && !place(other, tried)) return false;
      fieldOf.set(key, field);
      return true;
    });
  for (const key of free.toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))) place(key, new Set());
  const keyOf = new Map([...fieldOf].map(([key, field]) => [field, key]));
  const left = free.filter((key) => !fieldOf.has(key));
  return order.map((field) => keyOf.get(field) ?? (free.includes(field) ? (left.shift() ?? field) : field));
}

/** `3 and 5` in the first field, where the others are empty, is an answer to each of two. */
function spread(typed: readonly string[], fields: number): readonly string[] {
  const [first = '', ...others] = typed;
  const answers = others.some((other) => other.trim() !== '') ? [] : first.split(/\s+and\s+|\s*;\s*/);
  return fields > 1 && answers.length === fields ? answers : typed;
}

/**
 * Judges a part, a text for each field. An unreadable field makes all of it unreadable; marks are rounded down. With
 * `earlier`, an answer that follows from the learner's wrong earlier ones is right.
 */
export function judgePart(part: KeyedPart, written: readonly string[], earlier?: EarlierAnswers): PartJudgement {
  const { keys } = part;
  const typed = spread(written, keys.length);
  const judgeBy = (field: number, key: number): Judgement => {
    const [answer, by] = [typed[field] ?? '', keys[key] as AnswerKey];
    const judged = judge(by, answer);
    return (judged.verdict === 'wrong' && earlier && judgeFollowing(by, answer, earlier)) || judged;
  };
  const worth = marksOfFields(part);
  const order = keysInOrder(keys, worth, (field, key) => isTaken(judgeBy(field, key)));
  const fields = order.map((key, field) => judgeBy(field, key));
  const verdict = verdictOfAll(fields.map((field) => field.verdict));
  const earned = fields.reduce((sum, field, index) => sum + (isTaken(field) ? (worth[order[index] ?? index] ?? 0) : 0), 0);
  const of = judgedMarks(part);
  // Thirds add up to slightly less than one.
  const marks = verdict === 'unreadable' ? 0 : Math.min(of, Math.floor(earned + 1e-9));
  return { verdict, marks, of, fields };
}

import type { AnswerKey, LearnerAnswer, OptionKey, QuestionState } from '@api/contract';
import { fieldsOfValue } from '@api/contract/answer-fields';
import { marksByPart } from '@api/contract/question-text';
import { type EarlierAnswers, judgePart, printedUnit } from '@api/judging';

export interface MarkingKey {
  questions_text: string;
  marks: number;
  mcq_answer: OptionKey | null;
  answer_keys: readonly AnswerKey[];
}

/** Marks given automatically, and out of how many. */
export interface AutomaticMarks {
  marks: number;
  max: number;
}

/** The keys that the server can judge a part by, one for each field; none if a person has to judge any. */
function keysOfPart({ answer_keys }: Pick<MarkingKey, 'answer_keys'>, part: string): AnswerKey[] {
  const keys = answer_keys.filter((one) => one.part === part && one.kind !== 'option');
  return keys.some(({ kind }) => kind === 'compare') ? [] : keys;
}

/**
 * The parts of a question that take a typed answer: those with marks, and which of them the server marks. Empty for
 * multiple choice.
 */
export function answerParts(key: MarkingKey) {
  if (key.mcq_answer !== null) return [];
  return [...marksByPart(key.questions_text)].map(([part, marks]) => {
    const [judged, ...others] = keysOfPart(key, part);
    const unit = others.length === 0 && judged?.kind === 'number' && !judged.unit_asked ? judged.unit : undefined;
    return { part, marks, automatic: judged !== undefined, unit: unit ? printedUnit(unit) : null };
  });
}

/** The automatic marks of a part, with a sentence on its answer where there is one to say. */
export interface MarkedPart extends AutomaticMarks {
  /** Empty for a question without parts. */
  part: string;
  note: string | null;
}

function markPart(key: MarkingKey, part: string, typed: string, earlier: EarlierAnswers): MarkedPart | null {
  const keys = keysOfPart(key, part);
  const worth = marksByPart(key.questions_text).get(part);
  const answer = fieldsOfValue(typed, keys.length);
  if (keys.length === 0 || worth === undefined || answer === null) return null;
  const { verdict, marks, of, fields } = judgePart({ part, marks: worth, keys }, answer, earlier);
  if (verdict !== 'right' && verdict !== 'wrong') return null;
  const notes = new Set(fields.flatMap(({ note }) => note ?? []));
  return { part, marks, max: of, note: [...notes].join(' ') || null };
}

export interface MarkedWork {
  state: QuestionState;
  answer: LearnerAnswer | null;
}

/**
 * Marks what can be marked without a person, part by part: a chosen option (`part` is empty then), and answers typed to parts that
 * have keys. Empty where nothing can. Only marks that the answer earns by itself count (`marks` of its key), follow-through included; self-marking
 * says the others.
 */
export function markParts(key: MarkingKey, { state, answer }: MarkedWork): MarkedPart[] {
  if (state !== 'attempted' || answer === null) return [];
  if (key.mcq_answer !== null) {
    if (answer.option === null) return [];
    return [{ part: '', marks: answer.option === key.mcq_answer ? key.marks : 0, max: key.marks, note: null }];
  }
  const fieldsOf = (part: string, value: string) => fieldsOfValue(value, keysOfPart(key, part).length) ?? [];
  const answers = Object.fromEntries(answer.parts.map(({ part, value }) => [part, fieldsOf(part, value)]));
  const earlier = { keys: key.answer_keys, answers };
  const marked = answer.parts.flatMap(({ part, value }) => markPart(key, part, value, earlier) ?? []);
  return marked.reduce((sum, { max }) => sum + max, 0) > key.marks ? [] : marked;
}

/** The marks of all parts that can be marked without a person, together; null if none can. */
export function markAutomatically(key: MarkingKey, work: MarkedWork): AutomaticMarks | null {
  const parts = markParts(key, work);
  const max = parts.reduce((sum, part) => sum + part.max, 0);
  return max === 0 ? null : { marks: parts.reduce((sum, { marks }) => sum + marks, 0), max };
}

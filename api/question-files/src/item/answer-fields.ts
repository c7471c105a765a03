import type { AnswerKeySource } from '@api/contract';
import { LONGEST_KEY_LABEL, MOST_FIELDS } from '@api/contract/limits';
import { parseQuestionText } from '@api/contract/question-text';
import { FIELD_MARK, fieldMark } from '../texts/html-to-markdown.ts';
import type { ForeignField } from './foreign-question.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (index: number): string => LETTERS[index] ?? `${index + 1}`;

/** A question's text with its keys, and the parts that no key can hold. */
export interface KeyedText {
  text: string;
  keys: AnswerKeySource[];
  /** One line for each field without a key: its right answer. */
  answers: string[];
  leftOut: string[];
}

type Key = AnswerKeySource extends infer One ? (One extends unknown ? Omit<One, 'part'> : never) : never;

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][+-]?\d+)?$/;

/** Thousands or decimals: only the author knows. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** A number as authors type it; null for words and for ambiguous numbers. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(/[−–]/g, '-');
  if (!NUMBER.test(plain) || AMBIGUOUS.test(plain)) return null;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Without the noise of binary fractions: 3.15, not 3.1500000000000004. */
const withoutNoise = (value: number): number => Number(value.toPrecision(12));

/** A number as TeX: 1.6e-19 is a power of ten. */
function texOf(value: number): string {
  const [digits = '', exponent] = String(withoutNoise(value)).split('e');
  return exponent === undefined ? digits : `${digits} \\times 10^{${Number(exponent)}}`;
}

function numberKey(field: Extract<ForeignField, { kind: 'number' }>): { key: Key | null; leftOut: string[] } {
  const right = field.numbers.filter(({ share }) => share >= 1);
  const unread = right.filter(({ value }) => value === null).map(({ written = '' }) => `“${written.slice(0, 60)}”`);
  if (unread.length > 0)
    return {
      key: null,
      leftOut: [`the judging of ${unread.join(', ')}, which cannot be read as a number: learners compare with the answer`],
    };
  const [first, ...others] = right.map(({ value, tolerance }) => ({
    value: withoutNoise(value as number),
    tolerance: withoutNoise(Math.abs(tolerance)),
  }));
  if (!first) return { key: null, leftOut: ['a number with no value that is fully right'] };
  const partial = field.numbers.some(({ share }) => share > 0 && share < 1);
  return {
    key: {
      kind: 'number',
      value: first.value,
      tolerance: first.tolerance,
      ...(others.length > 0 && {
        alternatives: others.slice(0, 8),
      }),
      ...(field.unit && { unit: field.unit.slice(0, 40), ...(field.unitAsked && { unit_asked: true }) }),
      ...(field.otherUnits && field.otherUnits.length > 0 && { other_units: field.otherUnits.slice(0, 12) }),
    },
    leftOut: [
      ...(partial ? ['part of the marks for values that are nearly right'] : []),
      ...(others.length > 8 ? ['more than nine right values'] : []),
    ],
  };
}

/** One or more letters to type, for choices that do not fit four options. `several`: all of them are needed, else any. */
function letterKey(right: readonly number[], count: number, several: boolean): Key {
  const variables = Array.from({ length: Math.min(count, 8) }, (_, index) => letter(index));
  const [only = 'A', ...more] = right.map(letter);
  if (more.length === 0) return { kind: 'expression', value: only, variables };
  return several
    ? { kind: 'set', values: [only, ...more], variables }
    : { kind: 'expression', value: only, alternatives: more, variables };
}

/** The right answers; those with a star, which no learner types, only where there is no other. */
function rightWords({ answers }: Extract<ForeignField, { kind: 'words' }>) {
  const right = answers.filter(({ share, text }) => share >= 1 && text !== '*');
  const plain = right.filter(({ wild }) => !wild);
  return plain.length > 0 ? plain : right;
}

function wordsKey(field: Extract<ForeignField, { kind: 'words' }>): { key: Key | null; leftOut: string[] } {
  const right = rightWords(field);
  const numbers = right.map(({ text }) => readNumber(text));
  const partial = field.answers.some(({ share, text }) => share > 0 && share < 1 && text !== '*');
  const leftOut = partial ? ['part of the marks for answers that are nearly right'] : [];
  if (field.answers.some(({ wild }) => wild)) leftOut.push('stars in answers that stand for any words');
  if (numbers.length === 0 || numbers.some((value) => value === null))
    return { key: null, leftOut: ['the judging of words: learners compare with the answer'].concat(leftOut) };
  const [first, ...others] = numbers as number[];
  return {
    key: {
      kind: 'number',
      value: first as number,
      tolerance: 0,
      ...(others.length > 0 && { alternatives: others.slice(0, 8).map((value) => ({ value, tolerance: 0 })) }),
    },
    leftOut,
  };
}

/** A field's text in the question, its key, and the right answer in words. */
interface MadeField {
  listed: string;
  key: Key | null;
  answer: string;
  leftOut: string[];
  /** The label of a field whose text has none. */
  label: string;
}

function labelOf(right: readonly number[], several: boolean): string {
  if (several) return 'Letters of all that are right';
  return right.length > 1 ? 'Letter of one that is right' : 'Letter of the right one';
}

function madeChoice(field: Extract<ForeignField, { kind: 'choice' }>, single: boolean): MadeField {
  const { choices, several } = field;
  const right = choices.flatMap(({ share }, index) => ((several ? share > 0 : share >= 1) ? [index] : []));
  const best =
    right.length > 0 || several ? right : choices.flatMap(({ share }, index) => (share > 0 ? [index] : [])).slice(0, 0);
  const listed = choices.map(({ text }, index) => `- ${letter(index)}: ${text}`).join('\n');
  const leftOut: string[] = [];
  if (best.length === 0) leftOut.push('a choice with nothing that is fully right');
  if (!several && choices.some(({ share }) => share > 0 && share < 1)) leftOut.push('part of the marks for a choice');
  // The key names at most eight letters, as many as an answer may hold.
  const canKey = best.length > 0 && choices.length <= 8 && choices.length > 1;
  if (best.length > 0 && !canKey) leftOut.push('the judging of a choice among more than eight');
  return {
    listed,
    key: canKey ? letterKey(best, choices.length, several) : null,
    answer: best.map((index) => `${letter(index)}: ${choices[index]?.text ?? ''}`).join(several ? '; ' : ' or '),
    leftOut,
    label: single ? labelOf(best, several) : 'Letter',
  };
}

/** Things to order are listed alphabetically, so that the list gives nothing away and is stable. */
function madeOrder(sequence: readonly string[]): MadeField {
  const shown = [...sequence].sort();
  const right = sequence.map((one) => letter(shown.indexOf(one)));
  const variables = shown.slice(0, 8).map((_, index) => letter(index));
  const canKey = sequence.length > 1 && sequence.length <= 8 && new Set(sequence).size === sequence.length;
  return {
    listed: shown.map((one, index) => `- ${letter(index)}: ${one}`).join('\n'),
    key: canKey ? { kind: 'set', values: right, ordered: true, variables } : null,
    answer: right.join(', '),
    leftOut: canKey ? [] : ['the judging of an order of more than eight'],
    label: 'Letters in the right order',
  };
}

function madeField(field: ForeignField, single: boolean): MadeField {
  switch (field.kind) {
    case 'choice':
      return madeChoice(field, single);
    case 'number': {
      const { key, leftOut } = numberKey(field);
      const right = field.numbers
        .filter(({ share }) => share >= 1)
        .map(({ value, written = '' }) => (value === null ? written : `$${texOf(value)}$`));
      return { listed: '', key, answer: `${right.join(' or ')}${field.unit ? ` ${field.unit}` : ''}`, leftOut, label: '' };
    }
    case 'words': {
      const { key, leftOut } = wordsKey(field);
      const right = rightWords(field).map(({ text }) => text);
      return { listed: '', key, answer: right.join(' or '), leftOut, label: '' };
    }
    case 'order':
      return madeOrder(field.sequence);
    case 'essay':
      return { listed: '', key: null, answer: field.model ?? '', leftOut: [], label: '' };
  }
}

/** A field in its own paragraph after a few words. */
const FIELD_ALONE = /^((?:(?!\uE000)[^\n]){0,80}?)\uE000(\d+)\uE001[.,;]?((?:(?!\uE000)[^\n]){0,40})$/;

interface PlacedField {
  made: MadeField;
  weight: number | undefined;
  part: string;
  label: string;
}

const cleanLabel = (label: string): string => label.replace(/\*\*|\\(?=[[\]_*])/g, '').trim();

const UNIT = /^[^\s.,;:?!$\\{}()[\]]+(?: [^\s.,;:?!$\\{}()[\]]+){0,3}$/;

/** The unit printed after a number field; empty without text, null if the text is more than a unit. */
function unitOf(field: ForeignField | undefined, words: string): string | null {
  if (words === '') return '';
  const plain = words
    .replace(/\$([\^_])\{?([^}$]*)\}?\$/g, '$1$2')
    .replace(/^\$|\$$/g, '')
    .replace(/\\(?:text|mathrm)\{([^}]*)\}/g, '$1');
  return field?.kind === 'number' && UNIT.test(plain) ? plain : null;
}

/**
 * Writes fields in our notation: after a few words as a labelled field, within a sentence as a numbered gap with its
 * choices below.
 */
export function keyText(text: string, fields: readonly ForeignField[]): KeyedText {
  const made = fields.map((field) => madeField(field, fields.length === 1));
  const marked = new Set([...text.matchAll(FIELD_MARK)].map(([, index]) => Number(index)));
  const unmarked = fields.flatMap((_, index) => (marked.has(index) ? [] : [fieldMark(index)]));
  const whole = [text, ...unmarked].filter((one) => one !== '').join('\n\n');
  const partOf = partsOfFields(whole);
  const judged = judgedFields(made, partOf);
  const placed = new Map<number, PlacedField>();
  const place = (index: number, label: string) => {
    const one = made[index];
    if (one) placed.set(index, { made: one, weight: fields[index]?.weight, part: partOf.get(index) ?? '', label });
  };
  const several = fields.length > 1;
  const lists = new Set(made.map(({ listed }) => listed));
  // Choices shared by all fields are listed once, at the end.
  const shared = several && lists.size === 1 && partOf.size === 0 ? made[0]?.listed : undefined;
  if (shared) for (const one of made) one.listed = '';
  // Keeps the label as the text of a question with one field only.
  const worded = whole.split(/\n{2,}/).filter((paragraph) => paragraph.replace(FIELD_MARK, '').trim() !== '').length > 1;
  const paragraphs = whole.split(/\n{2,}/).flatMap((paragraph) => {
    const alone = FIELD_ALONE.exec(paragraph.trim());
    const label = cleanLabel(alone?.[1] ?? '');
    const index = Number(alone?.[2]);
    const unit = unitOf(fields[index], cleanLabel(alone?.[3] ?? ''));
    // Without a key nothing but the text shows what is asked for, and where.
    const isGap =
      !judged.has(index) && ['number', 'words'].includes(fields[index]?.kind ?? '') && (several || label !== '' || unit !== '');
    if (alone && unit !== null && !isGap && label.length <= LONGEST_KEY_LABEL && !/^\([a-hiv]+\)/.test(label)) {
      const one = made[index];
      if (unit && one?.key?.kind === 'number') one.key = { ...one.key, unit };
      place(index, worded ? label : '');
      const listed = made[index]?.listed;
      const said = label !== '' && (!worded || !judged.has(index) || Boolean(shared) || (several && Boolean(listed)));
      return [...(said ? [label] : []), ...(listed ? [listed] : [])];
    }
    const listsHere: string[] = [];
    const gapped = paragraph.replace(FIELD_MARK, (_, digits: string) => {
      const index = Number(digits);
      place(index, several ? `(${index + 1})` : '');
      const listed = made[index]?.listed;
      if (listed) listsHere.push(listed);
      return several ? `\\_\\_\\_\\_ (${index + 1})` : '\\_\\_\\_\\_';
    });
    return [gapped, ...listsHere];
  });
  const pieces = [...paragraphs, ...(shared ? [shared] : [])];
  return { text: pieces.join('\n\n'), ...keysOf([...placed.entries()].sort(([a], [b]) => a - b).map(([, one]) => one)) };
}

/** The fields that get a key: a part is judged by all of its fields or by none, as half a judgement would give marks for the others. */
function judgedFields(made: readonly MadeField[], partOf: ReadonlyMap<number, string>): Set<number> {
  const byPart = Map.groupBy(made.keys(), (index) => partOf.get(index) ?? '');
  return new Set(
    [...byPart.values()].flatMap((part) => (part.length <= MOST_FIELDS && part.every((index) => made[index]?.key) ? part : [])),
  );
}

/** The part of the text that each field belongs to; the empty part if the text has no field marks. */
function partsOfFields(text: string): Map<number, string> {
  const segments = parseQuestionText(text);
  const marked = segments.filter(({ marks }) => marks !== null);
  if (marked.length === 0) return new Map();
  const found = new Map<number, string>();
  let current = marked[0]?.part ?? '';
  for (const { part, marks, markdown } of segments) {
    if (marks !== null) current = part;
    for (const [, digits] of markdown.matchAll(FIELD_MARK)) found.set(Number(digits), current);
  }
  return found;
}

function keysOf(placed: readonly PlacedField[]): Pick<KeyedText, 'keys' | 'answers' | 'leftOut'> {
  const several = placed.length > 1;
  const answers = placed.flatMap(({ made, label }) =>
    made.answer === '' ? [] : [several && label ? `${label} ${made.answer}` : made.answer],
  );
  const leftOut = placed.flatMap(({ made }) => made.leftOut);
  const byPart = Map.groupBy(placed, ({ part }) => part);
  const keys = [...byPart].flatMap(([part, fields]) => {
    const judged = fields.filter(({ made }) => made.key !== null);
    if (fields.length > MOST_FIELDS) {
      leftOut.push(`the judging of more than ${MOST_FIELDS} fields at once: learners compare with the answer`);
      return [];
    }
    if (judged.length < fields.length) {
      if (judged.length > 0) leftOut.push('the judging of a part of which some fields cannot be judged');
      return [];
    }
    return judged.map(({ made, label, weight }) => {
      const shown = label || made.label;
      const key = { ...(made.key as Key), part } as AnswerKeySource;
      return {
        ...key,
        ...(shown && { label: shown.slice(0, LONGEST_KEY_LABEL) }),
        ...(fields.length > 1 && weight !== undefined && weight > 1 && { weight: Math.min(20, Math.round(weight)) }),
      } as AnswerKeySource;
    });
  });
  return { keys, answers, leftOut };
}

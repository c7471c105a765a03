import { createHash } from 'node:crypto';
import type { AnswerKey, QuestionRecord } from '@api/contract';
import { marksByPart } from '@api/contract/question-text';
import { keyFaults } from '@api/judging';
import type { QuestionSources } from '../typesetting/typesetting.queries.ts';
import type { ImportFault } from './journal.ts';
import type { ContentImage, QuestionContent, QuestionToWrite } from './questions.queries.ts';
import { numberOf, type StoredTopic } from './topics.queries.ts';

/** JSON with its keys in order, so that the same content has the same text however it was stored. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, nested]) => nested !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, nested]) => `${JSON.stringify(key)}:${canonical(nested)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/**
 * Fingerprint of what an import writes into a row. It is stored with the row: when the row's present content has another one,
 * staff have edited it and imports leave it alone.
 */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, 32);
}

/**
 * What an import does with a row: `current` is the content in the database, `seedHash` the fingerprint of the last
 * import.
 */
export function decide(
  wanted: string,
  stored: { seedHash: string | null; current: string } | undefined,
): 'insert' | 'update' | 'keep' {
  if (!stored) return 'insert';
  const edited = stored.seedHash !== stored.current;
  return edited || stored.seedHash === wanted ? 'keep' : 'update';
}

/** A stored key from before there were other kinds. */
function oldShape(key: AnswerKey): unknown {
  const { kind, part, ...rest } = key;
  const plain = kind === 'number' && Object.keys(rest).every((name) => ['value', 'tolerance', 'unit'].includes(name));
  return plain ? { ...rest, ...(part && { part }) } : key;
}

/**
 * The fingerprint of a question. Keys count in the shape and under the name of the time when the first databases were filled, so that
 * unchanged content does not count as edited.
 */
export function questionFingerprint({ answer_keys, images, ...content }: QuestionContent): string {
  // Images count where there are any, for the same reason.
  return contentHash({ ...content, ...(images.length > 0 && { images }), numeric_answers: answer_keys.map(oldShape) });
}

type Fault = Omit<ImportFault, 'line'>;

/** Marks of a mark-scheme line: `M1` is 1, `AG` is 0. */
const marksOf = (code: string) => (code === 'AG' ? 0 : Number(code.slice(1)));

export function contentOf(
  record: QuestionRecord,
  topic: StoredTopic,
  others: readonly StoredTopic[],
  images: readonly ContentImage[],
): QuestionContent {
  return {
    subject: record.subject,
    topic: numberOf(topic),
    others: [...new Set(others.map(numberOf))].filter((number) => number !== numberOf(topic)).sort(),
    shared: record.shared_with_other_level,
    difficulty: record.difficulty,
    level: record.level,
    marks: record.marks,
    calculator_allowed: record.calculator_allowed,
    month: record.month,
    year: record.year,
    paper: record.paper,
    timezone: record.timezone,
    special_info: record.special_info,
    mcq_answer: record.correct_option,
    answer_keys: record.answer_keys,
    options: record.options,
    questions_text: record.text,
    hints: record.hint,
    final_answer: record.answer,
    body: record.solution,
    lines: record.mark_scheme.map((line) => ({ ...line, marks: marksOf(line.code) })),
    diagrams: record.figures.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    images: [...images],
  };
}

/** The faults of a record in itself, beyond its shape; unsettable formulae are found elsewhere. */
export function recordFaults(record: QuestionRecord): Fault[] {
  return [...markFaults(record), ...optionFaults(record), ...figureFaults(record), ...answerKeyFaults(record)];
}

function markFaults({ text, marks, mark_scheme }: QuestionRecord): Fault[] {
  const asked = marksByPart(text);
  const sum = [...asked.values()].reduce((total, part) => total + part, 0);
  if (asked.size > 0 && sum !== marks) return [{ field: 'marks', message: `${marks}, but those in the text add up to ${sum}` }];
  if (asked.size === 0 || mark_scheme.length === 0) return [];
  const awarded = new Map<string, number>();
  for (const { part, code } of mark_scheme) awarded.set(part, (awarded.get(part) ?? 0) + marksOf(code));
  return [...new Set([...asked.keys(), ...awarded.keys()])]
    .filter((part) => (asked.get(part) ?? 0) !== (awarded.get(part) ?? 0))
    .map((part) => ({
      field: 'mark_scheme',
      message: `Part ${part || 'of the whole question'} has ${asked.get(part) ?? 0} marks in the text and ${awarded.get(part) ?? 0} here`,
    }));
}

function optionFaults({ options, correct_option }: QuestionRecord): Fault[] {
  const letters = options.map(({ key }) => key).join('');
  if (letters !== '' && letters !== 'ABCD')
    return [{ field: 'options', message: 'Give four options, A, B, C and D in this order' }];
  if (letters === '' && correct_option) return [{ field: 'options', message: 'A correct option is named, and there are none' }];
  if (letters !== '' && !correct_option) return [{ field: 'correct_option', message: 'Say which option is correct' }];
  if (new Set(options.map(({ text }) => text)).size < options.length)
    return [{ field: 'options', message: 'Two options read the same' }];
  return [];
}

function figureFaults({ text, solution, figures }: QuestionRecord): Fault[] {
  const names = figures.map(({ name }) => name);
  const named = [...`${text}\n${solution}`.matchAll(/\(diagram:([\w-]+)\)/g)].map(([, name = '']) => name);
  const missing = [...new Set(named)].filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({ field: 'figures', message: `There is no figure ${name}, which the text names` })),
    ...(new Set(names).size < names.length ? [{ field: 'figures', message: 'Two figures have the same name' }] : []),
  ];
}

function answerKeyFaults({ text, answer_keys, correct_option }: QuestionRecord): Fault[] {
  const named = [...marksByPart(text).keys()];
  const issues = keyFaults(answer_keys, { parts: named.length > 0 ? named : [''], mcq_answer: correct_option });
  return issues.map(({ path, message }) => ({ field: path, message }));
}

/** Questions that were made here are exported under their own numbers. */
export function bankIdOf(id: string): number | null {
  const number = Number(/^bank:([1-9]\d{0,8})$/.exec(id)?.[1] ?? Number.NaN);
  return Number.isNaN(number) ? null : number;
}

/** The texts to typeset of a question without ids. */
export function sourcesOf({ content }: Pick<QuestionToWrite, 'content'>, index: number): QuestionSources {
  const { questions_text, hints, special_info, options, diagrams, final_answer, body, lines } = content;
  return {
    id: index,
    ...{ questions_text, hints, special_info, diagrams },
    options: options.map((option) => ({ ...option, html: '' })),
    answers: [{ id: index, final_answer, body, lines: lines.map(({ text }, place) => ({ position: place + 1, text })) }],
  };
}

/** Names in a question's form, and those in a file. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^questions_text/, 'text'],
  [/^specialInfo/, 'special_info'],
  [/^hints/, 'hint'],
  [/^Answer\.0\.final_answer/, 'answer'],
  [/^Answer\.0\.body/, 'solution'],
  [/^Answer\.0\./, ''],
];

/** The name that a field of the form has in a question file. */
export function fieldOf(path: string): string {
  const [form, file] = FIELDS.find(([pattern]) => pattern.test(path)) ?? [/^/, ''];
  return path.replace(form, file);
}

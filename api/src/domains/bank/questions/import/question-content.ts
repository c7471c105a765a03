import type { QuestionRecord } from '@api/contract';
import { keyFaults } from '@api/judging';
import { marksByPart } from '@api/typesetting';
import type { ImportFault } from './import-faults.ts';
import type { ContentImage, QuestionContent } from './questions.queries.ts';
import { numberOf, type StoredTopic } from './topics.queries.ts';

type Fault = Omit<ImportFault, 'line'>;

/** Marks of a mark-scheme line: `M1` is 1, `AG` is 0. */
const marksOf = (code: string) => (code === 'AG' ? 0 : Number(code.slice(1)));

/** A record as it is stored. */
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

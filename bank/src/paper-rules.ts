import { type AnswerKeySource, answerKeySchema } from '@api/contract';
import { asksOnlyToShow } from '@api/contract/question-text';
import { partsOf, prints, textOfPart } from './checks/answers.ts';
import { FOLLOW_THROUGH } from './follow-through.ts';
import { lineMarks } from './question-parts.ts';
import type { MarkSchemeLineDraft, QuestionDraft, QuestionTemplate } from './template.ts';

/** Beyond this share of a value a tolerance comes from the data, such as a reading of a graph: the rule of rounding does not replace it. */
const OF_THE_DATA = 0.0101;
/** Words that ask for a rounded or estimated value on a paper without a calculator. */
const ROUNDED = /nearest|decimal place|significant|estimate|approximat|from the (?:graph|diagram)|read off/i;

type Key = AnswerKeySource;
type KeyOf<Kind extends Key['kind']> = Extract<Key, { kind: Kind }>;

/** Mathematics: three figures or exact, and exact alone on an `exactPaper`. The tolerance of other papers is that of their data. */
function withPrecision(key: KeyOf<'number'>, text: string, exactPaper: boolean): KeyOf<'number'> {
  const isOfTheData = key.tolerance > OF_THE_DATA * Math.abs(key.value) && key.value !== 0;
  if (isOfTheData) return key;
  const isFree = key.figures === undefined && key.decimals === undefined;
  const asked = isFree ? askedFigures(text) : {};
  return {
    ...key,
    ...asked,
    tolerance: 0,
    ...(exactPaper && isFree && (key.form ?? 'any') === 'any' ? { form: 'exact' as const } : {}),
  };
}

const NEAREST_WHOLE =
  /to the nearest (?:integer|whole|euro|dollar|pound|day|year|month|degree|kilometre|metre|minute|second|person)/i;

/** `to the nearest euro`, `to 2 decimal places`, `to 3 significant figures`: what a part asks for all of its numbers. */
function askedFigures(text: string): { decimals?: number; figures?: number } {
  const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
  const count = (written: string) => numbers[written.toLowerCase()] ?? Number(written);
  const [, places] = /(?:to|correct to) (\w+) decimal places?/i.exec(text) ?? [];
  if (places && Number.isFinite(count(places))) return { decimals: count(places) };
  const [, figures] = /(?:to|correct to) (\w+) significant figures?/i.exec(text) ?? [];
  if (figures && Number.isFinite(count(figures))) return { figures: count(figures) };
  if (/to the nearest cent\b/i.test(text)) return { decimals: 2 };
  return NEAREST_WHOLE.test(text) ? { decimals: 0 } : {};
}

const SHAPES = /in the form|of the form/i;
/** A form for a value: an integral with its constant, which a part may ask for besides, has any form. */
const OF_A_VALUE = /^\\ln [a-z]$/;
/** The energy of an amount of a fuel, where its enthalpy of combustion is given: not one for a mole. */
const OF_AN_AMOUNT = /energy (?:that is )?released/i;

/** The form that the words of a part ask for, where its key names none. */
function askedForm(key: Key, text: string): Key {
  const [, shape = ''] = /(?:in|of) the form\s+\$([^$]*)\$/i.exec(text) ?? [];
  if (key.kind === 'number' && (key.form ?? 'any') !== 'shape') {
    if (/\\times 10\^/.test(shape)) return { ...key, form: 'standard' };
    if (key.exact && SHAPES.test(text) && /\\ln|\\sqrt|\\log/.test(shape)) return { ...key, form: 'shape' };
    if (key.exact && /lowest terms|simplest form/i.test(text) && key.form === 'exact') return { ...key, form: 'shape' };
  }
  if (key.kind === 'expression' && (key.form ?? 'any') === 'any') {
    if (/single fraction/i.test(text)) return { ...key, form: 'single_fraction' };
    if (shape !== '' && !/\\log_/.test(shape) && !(key.constant && OF_A_VALUE.test(shape))) return { ...key, form: 'shape' };
  }
  if (key.kind === 'equation' && (key.form ?? 'any') === 'any') {
    if (/^y = mx \+ c$|^y = ax \+ b$/.test(shape)) return { ...key, form: 'explicit' };
    if (/mathbb\{Z\}|whole numbers|integers/.test(text) && shape !== '') return { ...key, form: 'whole_numbers' };
  }
  return key;
}

/** Where a function increases or decreases, and intervals of confidence: ends belong to them or not. */
const EITHER_ENDS = /(?:increas|decreas)ing\b|confidence interval/i;

/** Values and ends that are exact, as without a calculator. */
function withoutTolerance(key: Key): Key {
  if (key.kind === 'number' || !('tolerance' in key)) return key;
  const { tolerance: _, ...exact } = key;
  return exact as Key;
}

function byRules(
  key: Key,
  text: string,
  { calculatorAllowed, placements }: Pick<QuestionTemplate, 'calculatorAllowed' | 'placements'>,
): Key {
  const isMathematics = placements.every(({ subject }) => /^math|^bridging/.test(subject));
  const exactPaper = isMathematics && !calculatorAllowed && !ROUNDED.test(text);
  const asked = askedForm(key, text);
  const formed = exactPaper ? withoutTolerance(asked) : asked;
  if (formed.kind === 'interval') return EITHER_ENDS.test(text) ? { either_ends: true, ...formed } : formed;
  if (formed.kind !== 'number') return formed;
  const isEnthalpy =
    formed.unit === 'kJ' && (/enthalp/i.test(formed.label ?? '') || (/enthalp/i.test(text) && !OF_AN_AMOUNT.test(text)));
  const measured = isEnthalpy
    ? { ...formed, other_units: [{ unit: 'kJ mol^-1', factor: 1 }, ...(formed.other_units ?? [])] }
    : formed;
  return isMathematics ? withPrecision(measured, text, exactPaper) : measured;
}

/**
 * The marks that a right answer earns by itself, as examiners award them: those of the accuracy line that prints it, and of the lines before
 * it that the scheme writes in brackets. A line is one field's: `taken` are those of the fields before.
 */
function marksOf(key: Key, lines: readonly MarkSchemeLineDraft[], taken: Set<number>): number {
  const parsed = answerKeySchema.parse(key);
  const accuracy = lines.flatMap(({ code }, index) =>
    code.startsWith('A') && code !== 'AG' && !taken.has(index) ? [index] : [],
  );
  const shown = accuracy.findLast((index) => prints(parsed, lines[index]?.text ?? '')) ?? accuracy.at(-1);
  if (shown === undefined) return 0;
  taken.add(shown);
  let marks = lineMarks(lines[shown] as MarkSchemeLineDraft);
  for (const [index, line] of lines.slice(0, shown).entries()) {
    if (!line.implied || taken.has(index)) continue;
    taken.add(index);
    marks += lineMarks(line);
  }
  return marks;
}

/**
 * Keys with the marks that they earn, without those of parts that only ask to show something. Throws on a field that no accuracy line is
 * left for: it would never be judged, and the fields before it would earn the marks alone.
 */
function withMarks(keys: readonly Key[], draft: QuestionDraft, template: string): Key[] {
  const taken = new Map(keys.map(({ part = '' }) => [part, new Set<number>()]));
  return keys.flatMap((key): Key[] => {
    const { part = '' } = key;
    if (key.kind === 'compare' || key.kind === 'option') return [key];
    if (asksOnlyToShow(draft.text, part)) return [];
    const lines = draft.markScheme.filter((line) => (line.part ?? '') === part);
    if (lines.length === 0) return [key];
    const worth = lines.reduce((sum, line) => sum + lineMarks(line), 0);
    const marks = marksOf(key, lines, taken.get(part) as Set<number>);
    if (marks === 0) {
      const field = ('label' in key && key.label) || key.kind;
      throw new Error(`${template}: part "${part}" has no accuracy line left for the field "${field}"`);
    }
    return marks === worth ? [key] : [{ ...key, marks }];
  });
}

/** A number with the formula by which it follows from earlier parts, where its template has one. */
function withFollowThrough(template: Pick<QuestionTemplate, 'key' | 'original'>, key: Key): Key {
  const follows = FOLLOW_THROUGH[template.original ?? template.key]?.[key.part ?? ''];
  return follows && key.kind === 'number' ? { ...key, follows } : key;
}

/** A draft whose keys follow the rules of its paper (docs/answer-keys.md) and the words of its parts, so that templates say neither again. */
export function byPaperRules(
  template: Pick<QuestionTemplate, 'key' | 'original' | 'calculatorAllowed' | 'placements'>,
  draft: QuestionDraft,
): QuestionDraft {
  if (draft.correctOption) return draft;
  const parts = partsOf(draft.text);
  const { numeric = [], keys = [] } = draft;
  const all: Key[] = [...numeric.map((key) => ({ kind: 'number' as const, ...key })), ...keys];
  const ruled = all.map((key) => withFollowThrough(template, byRules(key, textOfPart(parts, key.part ?? ''), template)));
  return { ...draft, numeric: [], keys: withMarks(ruled, draft, template.key) };
}

import { isDeepStrictEqual } from 'node:util';
import { parseQuestionText } from '@api/contract/question-text';
import { assertSoundQuestion, writeVariants } from '../bank-rules.ts';
import { skeleton } from '../counts.ts';
import { BOOKLET_CONSTANTS } from '../data-booklet.ts';
import { byPaperRules } from '../paper-rules.ts';
import type { QuestionDraft, QuestionTemplate } from '../template.ts';
import { bounded, ENDLESS, isTimeout } from './bounded.ts';

/** Faults that an author of a template may make, and whether the checks find them. */
export const MUTATION_KINDS = [
  'result',
  'printed answer',
  'key',
  'unit',
  'constant',
  'option',
  'swapped parts',
  'marks',
] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

/** The outcome of a planted fault: detected, not detected, or the template never finished. */
export type MutationOutcome = 'caught' | 'passed' | 'endless';

export interface MutationResult {
  kind: MutationKind;
  template: string;
  /** As staff count them, from 1. */
  variant: number;
  what: string;
  outcome: MutationOutcome;
}

/** Forms of a template that are looked at; variants of another context count as forms, and some templates have one for each. */
const MOST_FORMS = 4;

type Written = ReturnType<typeof writeVariants>[number];

const outcomeOf = (notices: () => boolean): MutationOutcome => {
  const noticed = bounded(notices);
  if (noticed === ENDLESS) return 'endless';
  return noticed ? 'caught' : 'passed';
};

const throws = (run: () => unknown): boolean => {
  try {
    run();
    return false;
  } catch (error) {
    if (isTimeout(error)) throw error;
    return true;
  }
};

const isSound = (draft: QuestionDraft) => !throws(() => assertSoundQuestion(draft, 'mutant'));

/** `math-aa` of a template at `math-aa-hl`. */
export const courseOf = ({ placements }: QuestionTemplate): string => placements[0]?.subject.replace(/-[sh]l$/, '') ?? '';

/** Every number within a result, by the path to it. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return Number.isFinite(value) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, nested]) => pathsOf(nested, [...path, name]));
}

function withChanged(value: unknown, [name, ...rest]: readonly string[], change: (old: number) => number): unknown {
  if (name === undefined) return change(value as number);
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === name ? withChanged(one, rest, change) : one));
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withChanged(fields[name], rest, change) };
}

const RESULT_CHANGES: readonly (readonly [string, (old: number) => number])[] = [
  ['a tenth more', (old) => (old === 0 ? 1 : old * 1.1)],
  ['one more', (old) => old + 1],
  ['the other sign', (old) => (old === 0 ? -1 : -old)],
];

/** What a question gives as right. Foreseen slips are no part of it: they hold values on the way that nothing prints. */
function shows({ answer, options, numeric = [], keys = [], correctOption }: QuestionDraft) {
  const withoutSlips = <Key extends object>(all: readonly Key[]) => all.map((key) => ({ ...key, slips: [] }));
  return [answer, options, withoutSlips(numeric), withoutSlips(keys), correctOption];
}

/** Wrong results that change what is printed: `check` or the rules have to notice. Those with which nothing can be written are noticed at once. */
function wrongResults(template: QuestionTemplate, { numbers, result, index, draft }: Written): MutationResult[] {
  return pathsOf(result).flatMap((path) =>
    RESULT_CHANGES.flatMap(([how, change]): MutationResult[] => {
      const wrong = withChanged(result, path, change);
      const resultOf = (outcome: MutationOutcome): MutationResult => ({
        ...{ kind: 'result', template: template.key, variant: index + 1, outcome },
        what: `${path.join('.')}: ${how}`,
      });
      const mutant = bounded(() => {
        try {
          return byPaperRules(template, template.write(numbers, wrong, index));
        } catch (error) {
          if (isTimeout(error)) throw error;
          return null;
        }
      });
      if (mutant === ENDLESS) return [resultOf('endless')];
      if (mutant === null || isDeepStrictEqual(shows(mutant), shows(draft))) return [];
      return [resultOf(outcomeOf(() => throws(() => template.check(numbers, wrong)) || !isSound(mutant)))];
    }),
  );
}

/** Another digit in place of a number's first that is no zero. */
const otherNumber = (text: string) => text.replace(/[1-9]/, (digit) => String((Number(digit) % 9) + 1));

/** Numbers in their short form, those among the keys too, so that the same faults are planted in all of them. */
function withShortNumbers(draft: QuestionDraft): QuestionDraft {
  const { numeric = [], keys = [] } = draft;
  const numbers = keys.flatMap((key) =>
    key.kind === 'number'
      ? [
          {
            ...{ part: key.part ?? '', value: key.value, tolerance: key.tolerance },
            ...(key.unit ? { unit: key.unit } : {}),
            ...(key.exact ? { exact: key.exact } : {}),
          },
        ]
      : [],
  );
  return { ...draft, numeric: [...numeric, ...numbers], keys: keys.filter(({ kind }) => kind !== 'number') };
}

/** A value that nobody could take for the right one: tolerances may be as wide as a line of best fit makes them. */
const wrongValue = ({ value, tolerance }: { value: number; tolerance: number }) =>
  value + Math.max(Math.abs(value) * 0.15, 3 * tolerance, value === 0 ? 1 : 0) * (value < 0 ? -1 : 1);

type Planted = { kind: MutationKind; what: string; mutant: QuestionDraft };

function planted(draft: QuestionDraft): Planted[] {
  const { text, answer, numeric = [], options, correctOption, markScheme } = draft;
  const faults: Planted[] = [];
  const plant = (kind: MutationKind, what: string, changes: Partial<QuestionDraft>) =>
    faults.push({ kind, what, mutant: { ...draft, ...changes } });
  const parts = parseQuestionText(answer);

  for (const { part, value } of numeric) {
    const place = parts.find((segment) => segment.part === (part ?? ''))?.markdown;
    const printed = place && /\d+(?:\.\d+)?/.exec(place)?.[0];
    if (printed && Number(printed) !== 0 && !correctOption)
      plant('printed answer', `part ${part ?? ''}`, {
        answer: answer.replace(place, place.replace(printed, otherNumber(printed))),
      });
    const wrong = numeric.map((one) => (one.part === part && one.value === value ? { ...one, value: wrongValue(one) } : one));
    plant('key', `part ${part ?? ''}`, { numeric: wrong });
  }
  for (const [place, { unit }] of numeric.entries()) {
    const other = unit === 'm' ? 'kg' : 'm';
    if (unit && unit !== '%')
      plant('unit', unit, { numeric: numeric.map((one, index) => (index === place ? { ...one, unit: other } : one)) });
  }
  for (const { value } of BOOKLET_CONSTANTS) {
    const [mantissa = '', exponent = ''] = value.toExponential().split('e');
    const printed = new RegExp(`${mantissa.replace('.', '\\.')}0*( \\\\times 10\\^\\{${Number(exponent)}\\})`).exec(text);
    if (printed) {
      const wrong = `${(Number(mantissa) * 1.005).toFixed(3)}${printed[1]}`;
      plant('constant', String(value), { text: text.replace(printed[0], wrong) });
    }
  }
  if (options && correctOption) {
    const letters = (['A', 'B', 'C', 'D'] as const).filter((letter) => letter !== correctOption);
    plant('option', 'another one is named as right', { correctOption: letters[0] as 'A' });
    plant('option', 'the right one twice', { options: { ...options, [letters[1] as 'A']: options[correctOption] } });
  }
  const [first, second] = numeric;
  if (first?.part && second?.part && first.part !== second.part && first.value !== second.value && !correctOption) {
    plant('swapped parts', `${first.part} and ${second.part}`, {
      numeric: numeric.map((one) =>
        one === first ? { ...one, part: second.part as string } : one === second ? { ...one, part: first.part as string } : one,
      ),
    });
  }
  // Multiple choice needs no mark scheme.
  const last = markScheme.findLastIndex(({ code }) => code !== 'AG');
  if (last >= 0 && !correctOption) plant('marks', 'a line is missing', { markScheme: markScheme.slice(0, last) });
  return faults;
}

/** The first variant of each form of a template: those that read otherwise than all before. */
export function formsOf(template: QuestionTemplate): Written[] {
  const forms = new Map<string, Written>();
  for (const written of writeVariants(template)) {
    const form = skeleton({ text: written.draft.text, figures: written.draft.diagrams ?? [] });
    if (!forms.has(form)) forms.set(form, written);
  }
  return [...forms.values()].slice(0, MOST_FORMS);
}

/** Plants every fault in each form of a template. */
export function mutate(template: QuestionTemplate): MutationResult[] {
  return formsOf(template).flatMap((written) => [
    ...wrongResults(template, written),
    ...planted(withShortNumbers(written.draft)).map(({ kind, what, mutant }) => ({
      ...{ kind, template: template.key, variant: written.index + 1, what },
      outcome: outcomeOf(() => !isSound(mutant)),
    })),
  ]);
}

/** How many faults of each kind were planted, how many nobody noticed, and with how many a template never ended. */
export type Tally = Record<MutationKind, { planted: number; passed: number; endless: number }>;

export function tally(outcomes: readonly MutationResult[]): Tally {
  const count = (kind: MutationKind, outcome?: MutationOutcome) =>
    outcomes.filter((one) => one.kind === kind && (outcome === undefined || one.outcome === outcome)).length;
  const rows = MUTATION_KINDS.map((kind) => [
    kind,
    { planted: count(kind), passed: count(kind, 'passed'), endless: count(kind, 'endless') },
  ]);
  return Object.fromEntries(rows);
}

import { isDeepStrictEqual } from 'node:util';
import { parseQuestionText } from 'api/typesetting';
import { assertSoundQuestion } from '../bank-rules.ts';
import { BOOKLET_CONSTANTS } from '../data-booklet.ts';
import type { QuestionDraft, QuestionTemplate } from '../template.ts';

/** Faults as somebody who writes a template may make them, and whether the checks find them. */
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

/** A fault that was planted, and whether anything noticed. */
export interface Outcome {
  kind: MutationKind;
  template: string;
  what: string;
  caught: boolean;
}

type Written = { numbers: unknown; result: unknown; index: number; draft: QuestionDraft };

const throws = (run: () => unknown): boolean => {
  try {
    run();
    return false;
  } catch {
    return true;
  }
};

const isSound = (draft: QuestionDraft) => !throws(() => assertSoundQuestion(draft, 'mutant'));

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

/** Wrong results that change what is printed: `check` or the rules have to notice, or writing fails. */
function wrongResults(template: QuestionTemplate, { numbers, result, index, draft }: Written): Outcome[] {
  return pathsOf(result).flatMap((path) =>
    RESULT_CHANGES.flatMap(([how, change]) => {
      const wrong = withChanged(result, path, change);
      let mutant: QuestionDraft;
      try {
        mutant = template.write(numbers, wrong, index);
      } catch {
        return [];
      }
      if (isDeepStrictEqual(shows(mutant), shows(draft))) return [];
      const caught = throws(() => template.check(numbers, wrong)) || !isSound(mutant);
      return [{ kind: 'result' as const, template: template.key, what: `${path.join('.')}: ${how}`, caught }];
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
      ? [{ part: key.part ?? '', value: key.value, tolerance: key.tolerance, ...(key.unit ? { unit: key.unit } : {}) }]
      : [],
  );
  return { ...draft, numeric: [...numeric, ...numbers], keys: keys.filter(({ kind }) => kind !== 'number') };
}

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
    if (printed && !correctOption)
      plant('printed answer', `part ${part ?? ''}`, {
        answer: answer.replace(place, place.replace(printed, otherNumber(printed))),
      });
    const wrong = numeric.map((one) =>
      one.part === part && one.value === value ? { ...one, value: value === 0 ? 1 : value * 1.15 } : one,
    );
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
  plant('marks', 'a line is missing', {
    markScheme: markScheme.slice(
      0,
      markScheme.findLastIndex(({ code }) => code !== 'AG'),
    ),
  });
  return faults;
}

/** Plants every fault in one written question of a template. */
export function mutate(template: QuestionTemplate, written: Written): Outcome[] {
  return [
    ...wrongResults(template, written),
    ...planted(withShortNumbers(written.draft)).map(({ kind, what, mutant }) => ({
      kind,
      template: template.key,
      what,
      caught: !isSound(mutant),
    })),
  ];
}

/** How many faults of each kind were planted, and how many nobody noticed. */
export function tally(outcomes: readonly Outcome[]): Record<string, { planted: number; passed: number }> {
  const byKind = Map.groupBy(outcomes, ({ kind }) => kind);
  return Object.fromEntries(
    MUTATION_KINDS.map((kind) => {
      const all = byKind.get(kind) ?? [];
      return [kind, { planted: all.length, passed: all.filter(({ caught }) => !caught).length }];
    }),
  );
}

import type { AnswerKeySource } from '@api/contract';
import { partsOf, textOfPart } from './checks/answers.ts';
import { lineMarks } from './question-parts.ts';
import type { MarkSchemeLineDraft, QuestionDraft } from './template.ts';
import { scientific, significant } from './tex.ts';

/** Parts of so many marks have notes on what is accepted, what follows through and what the common slip costs. */
const FROM = 3;
/** What an author has written along with a line. */
const WRITTEN = /\baccept\b|\bFT\b|\bECF\b|\baward\b|\bcosts?\b|\bloses?\b/i;

/** A bound of what is accepted; very small and very large ones in standard form. */
const bound = (value: number): string => {
  const size = Math.abs(value);
  return size !== 0 && (size < 1e-2 || size >= 1e5) ? scientific(value) : significant(value);
};

/** How a number is accepted, as `docs/answer-keys.md` has it. */
function onNumber(key: Extract<AnswerKeySource, { kind: 'number' }>): string[] {
  const { value, tolerance, figures, decimals, form = 'any', unit } = key;
  if (form === 'standard') return ['do not accept a number that is not in standard form'];
  if (form === 'shape') return ['do not accept an answer that is not in the form asked for'];
  if (tolerance > 1e-6 * Math.max(1, Math.abs(value)))
    return [`accept values from $${bound(value - tolerance)}$ to $${bound(value + tolerance)}$`];
  if (decimals !== undefined && decimals > 0) return [`do not accept fewer than ${decimals} decimal places`];
  if (figures !== undefined) return [`do not accept fewer than ${figures} significant figures`];
  const isRounded = Math.abs(value - Number(value.toPrecision(3))) > 1e-9 * Math.abs(value);
  if (form === 'exact') return isRounded || key.exact ? ['do not accept a rounded decimal'] : [];
  if (isRounded && decimals === undefined) return [`accept more figures that round to $${significant(value)}$`];
  return unit === undefined ? [] : ['accept the number without its unit'];
}

/** What is accepted for a key besides what the scheme prints. */
function onForm(key: AnswerKeySource): string[] {
  switch (key.kind) {
    case 'number':
      return onNumber(key);
    case 'expression':
      return (key.form ?? 'any') === 'any'
        ? ['accept any equivalent form']
        : ['do not accept an answer that is not in the form asked for'];
    case 'equation':
      return (key.form ?? 'any') === 'any'
        ? ['accept any equivalent equation']
        : ['do not accept an equation that is not in the form asked for'];
    case 'set':
      return key.ordered ? ['do not accept another order'] : ['accept any order; a further value loses the last A1'];
    case 'interval':
      return key.either_ends
        ? ['accept intervals with or without their ends']
        : ['accept any correct notation; a wrong end loses the last A1'];
    case 'vector':
      return key.direction ? ['accept any non-zero multiple'] : ['accept row or column form'];
    case 'coordinate':
      return ['accept the coordinates one by one'];
    case 'compare':
      return key.as === 'sketch' ? ['accept a sketch that is not to scale if these features are clear'] : [];
    default:
      return [];
  }
}

/** The first slip that the keys foresee, told of the candidate. */
function onSlip(keys: readonly AnswerKeySource[]): string[] {
  const notes = keys.flatMap((key) => ('slips' in key ? (key.slips ?? []).map(({ note }) => note ?? '') : []));
  const [told] = notes.flatMap((note) => /^You ((?!(?:forgot|may|should|need|can)\b)[a-z][^.:;]*)[.:;]/.exec(note)?.[1] ?? []);
  return told ? [`a candidate who ${told.replace(/^have\b/, 'has').replace(/\byour\b/g, 'the')} loses the last A1`] : [];
}

/** What an answer earns where nobody sees how it was found. */
function onAnswerAlone(keys: readonly AnswerKeySource[], worth: number): string {
  const alone = keys.reduce((sum, key) => sum + ('marks' in key ? (key.marks ?? worth) : worth), 0);
  return alone < worth
    ? `the answer alone earns ${alone} of the ${worth} marks; accept any valid method`
    : 'accept any valid method';
}

/** The earlier part that the words of a part build on. */
function followed(text: string, part: string, judged: readonly string[]): string[] {
  const [, letter, within] = /\bpart \(([a-h])\)(?:\(([iv]+)\))?/.exec(text) ?? [];
  const named = judged.find((one) => one !== part && (one === letter || one === `${letter}.${within}`));
  if (named) return [named];
  const before = judged.slice(0, Math.max(0, judged.indexOf(part))).at(-1);
  return /\bhence\b/i.test(text) && before ? [before] : [];
}

const label = (part: string) =>
  part.replace(/^(\w)\.?(\w*)$/, (_, letter, within) => `(${letter})${within ? `(${within})` : ''}`);

/** What examiners call it when an answer follows from an earlier wrong one: FT in mathematics, ECF in the sciences. */
export type Following = 'FT their answer to' | 'ECF from';

/**
 * A draft whose parts of three marks and more say, behind their last mark, what is accepted and what is not, from where an answer follows
 * through, and what the common slip costs. What an author has noted stays alone.
 */
export function withExaminersNotes(draft: QuestionDraft, following: Following = 'FT their answer to'): QuestionDraft {
  if (draft.correctOption) return draft;
  const parts = partsOf(draft.text);
  const { keys = [] } = draft;
  const judged = [...new Set(keys.flatMap(({ kind, part = '' }) => (kind === 'compare' ? [] : [part])))];
  const schemes = Map.groupBy(draft.markScheme, ({ part = '' }) => part);
  const notes = new Map<MarkSchemeLineDraft, string>();
  for (const [part, lines] of schemes) {
    const worth = lines.reduce((sum, line) => sum + lineMarks(line), 0);
    const last = lines.findLast((line) => lineMarks(line) > 0);
    if (worth < FROM || !last || lines.some(({ text }) => WRITTEN.test(text))) continue;
    const own = keys.filter((key) => (key.part ?? '') === part);
    const isGiven = lines.some(({ code }) => code === 'AG');
    const text = textOfPart(parts, part);
    const said = [
      ...new Set(own.flatMap(onForm)),
      ...(isGiven ? ['do not accept working that starts from the given result'] : []),
      ...(own.length > 0 ? followed(text, part, judged).map((from) => `${following} part ${label(from)}`) : []),
      ...onSlip(own),
    ];
    if (said.length === 0) said.push(own.length > 0 ? onAnswerAlone(own, worth) : 'accept the same points in other words');
    notes.set(last, said.join('; '));
  }
  return {
    ...draft,
    markScheme: draft.markScheme.map((line) => {
      const note = notes.get(line);
      return note ? { ...line, text: `${line.text} (*${note}*)` } : line;
    }),
  };
}

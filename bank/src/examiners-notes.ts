import { type AnswerKeySource, answerKeySchema } from '@api/contract';
import { partsOf, prints, textOfPart } from './checks/answers.ts';
import { noteByTask } from './notes-by-task.ts';
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

/** The least and greatest value that are accepted, with as many figures as tell them apart. */
function boundsOf(value: number, tolerance: number): [string, string] {
  const [least, greatest] = [value - tolerance, value + tolerance];
  const short: [string, string] = [bound(least), bound(greatest)];
  return short[0] === short[1] ? [String(Number(least.toPrecision(6))), String(Number(greatest.toPrecision(6)))] : short;
}

/** A value that ends after four or five figures, with all of them; null for others. */
function inFull(value: number): string | null {
  const figures = value
    .toExponential(9)
    .replace(/e.*|[-.]/g, '')
    .replace(/0+$/, '').length;
  return figures === 4 || figures === 5 ? significant(value, figures) : null;
}

/** How a number is accepted, as `docs/answer-keys.md` has it; `line` is where it is printed. */
function onNumber(key: Extract<AnswerKeySource, { kind: 'number' }>, line: string): string[] {
  const { value, tolerance, figures, decimals, form = 'any', unit } = key;
  if (form === 'standard') return ['do not accept a number that is not in standard form'];
  if (form === 'shape') return ['do not accept an answer that is not in the form asked for'];
  if (tolerance > 1e-6 * Math.max(1, Math.abs(value))) {
    const [least, greatest] = boundsOf(value, tolerance);
    return [`accept values from $${least}$ to $${greatest}$`];
  }
  if (decimals !== undefined && decimals > 0) return [`do not accept fewer than ${decimals} decimal places`];
  if (figures !== undefined) return [`do not accept fewer than ${figures} significant figures`];
  const isRounded = Math.abs(value - Number(value.toPrecision(3))) > 1e-9 * Math.abs(value);
  if (form === 'exact') return isRounded || key.exact ? ['do not accept a rounded decimal'] : [];
  if (isRounded && decimals === undefined) {
    const full = inFull(value);
    const other =
      full === null ? `$${significant(value)}$ or more exact` : `$${line.includes(full) ? significant(value) : full}$`;
    return [`accept ${other}; do not accept fewer figures`];
  }
  return unit === undefined ? [] : ['accept the number without its unit'];
}

/** The value with all of its figures, where a line prints three of them. */
function onFullValue(key: AnswerKeySource, line: string): string[] {
  if (key.kind !== 'number' || key.tolerance > 0 || key.decimals !== undefined || key.figures !== undefined) return [];
  const full = inFull(key.value);
  return full !== null && line.includes(significant(key.value)) && !line.includes(full) ? [`accept $${full}$`] : [];
}

/** What is accepted for a key besides what the scheme prints. */
function onForm(key: AnswerKeySource, line: string): string[] {
  switch (key.kind) {
    case 'number':
      return onNumber(key, line);
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
      return ['accept the values given separately'];
    case 'compare':
      return key.as === 'sketch' ? ['accept a sketch that is not to scale if these features are clear'] : [];
    default:
      return [];
  }
}

/** The first slip that the keys foresee, told of the candidate. */
function onSlip(keys: readonly AnswerKeySource[]): string[] {
  const notes = keys.flatMap((key) => ('slips' in key ? (key.slips ?? []).map(({ note }) => note ?? '') : []));
  // What comes behind a comma explains the slip, unless it tells the rest of it.
  const [told] = notes
    .flatMap(
      (note) =>
        /^You ((?!(?:forgot|may|should|need|can)\b)[a-z][^.:;,]*(?:, (?:but|and) (?:left|forgot|calculated|turned)\b[^.:;,]*)?)[.:;,]/.exec(
          note,
        )?.[1] ?? [],
    )
    .filter((said) => said.split('$').length % 2 === 1);
  return told ? [`a candidate who ${told.replace(/^have\b/, 'has').replace(/\byour\b/g, 'the')} loses the last A1`] : [];
}

/** What an answer earns where nobody sees how it was found, and what arithmetic costs where all of it is seen. */
function onAnswerAlone(keys: readonly AnswerKeySource[], worth: number): string {
  const alone = keys.reduce((sum, key) => sum + ('marks' in key ? (key.marks ?? worth) : worth), 0);
  const earned = alone < worth ? `$${alone}$ of the $${worth}$ marks` : 'all marks';
  return `accept a right answer without working for ${earned}; an arithmetic slip after a right method loses the last A1 alone`;
}

/** The earlier part that the words of a part build on. */
function followed(text: string, part: string, judged: readonly string[]): string[] {
  const [, letter, within] = /\bpart \(([a-h])\)(?:\(([iv]+)\))?/.exec(text) ?? [];
  const named = judged.find((one) => one !== part && (one === letter || one === `${letter}.${within}`));
  if (named) return [named];
  const before = judged.slice(0, Math.max(0, judged.indexOf(part))).at(-1);
  // Within a part, “and hence” follows from what the part itself has found.
  return /^\W*hence\b/i.test(text) && before ? [before] : [];
}

const label = (part: string) =>
  part.replace(/^(\w)\.?(\w*)$/, (_, letter, within) => `(${letter})${within ? `(${within})` : ''}`);

/** What examiners call it when an answer follows from an earlier wrong one: FT in mathematics, ECF in the sciences. */
export type Following = 'FT their answer to' | 'ECF from';

/** The accuracy line that prints a key's value; the last line that earns marks where none does. */
function lineOf(key: AnswerKeySource, lines: readonly MarkSchemeLineDraft[]): MarkSchemeLineDraft | undefined {
  const parsed = answerKeySchema.parse(key);
  const printing = lines.findLast(({ code, text }) => /^A\d/.test(code) && prints(parsed, text));
  return printing ?? lines.findLast((line) => lineMarks(line) > 0);
}

/**
 * A draft whose parts of three marks and more say what is accepted and what is not beside the line of each answer, and behind their last mark from
 * where an answer follows through, and what the common slip costs. What an author has noted stays alone.
 */
export function withExaminersNotes(draft: QuestionDraft, following: Following = 'FT their answer to'): QuestionDraft {
  if (draft.correctOption) return draft;
  const parts = partsOf(draft.text);
  const { keys = [] } = draft;
  const judged = [...new Set(keys.flatMap(({ kind, part = '' }) => (kind === 'compare' ? [] : [part])))];
  const schemes = Map.groupBy(draft.markScheme, ({ part = '' }) => part);
  const notes = new Map<MarkSchemeLineDraft, Set<string>>();
  const note = (line: MarkSchemeLineDraft | undefined, texts: readonly string[]) => {
    if (line && texts.length > 0) notes.set(line, new Set([...(notes.get(line) ?? []), ...texts]));
  };
  for (const [part, lines] of schemes) {
    const worth = lines.reduce((sum, line) => sum + lineMarks(line), 0);
    const last = lines.findLast((line) => lineMarks(line) > 0);
    if (!last || lines.some(({ text }) => WRITTEN.test(text))) continue;
    const own = keys.filter((key) => (key.part ?? '') === part);
    const isGiven = lines.some(({ code }) => code === 'AG');
    const text = textOfPart(parts, part);
    const accepted = own.map((key) => {
      const line = lineOf(key, lines);
      return { key, line, texts: worth < FROM ? onFullValue(key, line?.text ?? '') : onForm(key, line?.text ?? '') };
    });
    for (const { key, line, texts } of accepted) {
      // Where two values on one line are not accepted alike, each note says whose it is.
      const differs = accepted.some((other) => other.line === line && other.texts.join() !== texts.join());
      note(line, differs && 'label' in key && key.label ? texts.map((said) => `${key.label}: ${said}`) : texts);
    }
    if (worth < FROM) continue;
    note(last, [
      ...(isGiven ? ['do not accept working that starts from the given result'] : []),
      ...(own.length > 0 ? followed(text, part, judged).map((from) => `${following} part ${label(from)}`) : []),
      ...onSlip(own),
    ]);
    if (lines.some((line) => notes.has(line))) continue;
    const byTask = noteByTask(
      text,
      lines.map((line) => line.text),
    );
    const valued = own.filter(({ kind }) => kind !== 'compare');
    note(last, valued.length > 0 ? [onAnswerAlone(valued, worth)] : byTask ? [byTask] : []);
  }
  return {
    ...draft,
    markScheme: draft.markScheme.map((line) => {
      const said = notes.get(line);
      return said ? { ...line, text: `${line.text} (*${[...said].join('; ')}*)` } : line;
    }),
  };
}

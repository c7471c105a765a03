import type { AnswerKeySource } from '@api/contract';
import type { DiagramDraft, MarkSchemeLineDraft, NumericAnswer, QuestionDraft } from './template.ts';

type Code = MarkSchemeLineDraft['code'];

/** What a line earns; in brackets where later work implies it. */
export type MarkCode = Code | `(${Code})`;

/** A line of a mark scheme, as printed (`M1 text`, `(A1) text` for an implied mark, `AG text`) or as its code and its text. */
export type MarkLine = string | readonly [code: MarkCode, text: string];

/** A key that does not say yet to which part it belongs; a number without a kind is the short form. */
export type PartKey = AnswerKeySource | (NumericAnswer & { label?: string });

/** One part of a question as its author sees it: the prompt next to its answer, marks and judging. */
export interface PartDraft {
  /** Paragraphs between the part before and this one. */
  before?: string;
  /** Shares the letter of the part before it: these become (i), (ii) of it. */
  joined?: boolean;
  /** What is asked, without letter and marks. */
  ask: string;
  answer: string;
  solution: string;
  /** Lines of the mark scheme. The part is worth what they come to. */
  marks: readonly MarkLine[];
  /** What the part is judged by; none where the answer is words or a drawing. */
  keys?: readonly PartKey[];
}

/** A question of linked parts. */
export interface QuestionInParts {
  /** What stands before the first part. */
  stem?: string;
  parts: readonly PartDraft[];
  hint: string;
  diagrams?: readonly DiagramDraft[];
  specialInfo?: string;
}

/**
 * Sets a question from its parts: letters, marks and the parts of keys follow from their order; a single part has no letter. Throws on
 * a mark-scheme line without a code.
 */
export function inParts({ stem = '', parts, hint, diagrams = [], specialInfo }: QuestionInParts): QuestionDraft {
  const names = partNames(parts);
  const headed = (pick: (part: PartDraft) => string) => parts.map((part, index) => `${heading(names[index])}${pick(part)}`);
  const schemes = parts.map(({ marks }, index) => markScheme({ [names[index] ?? '']: marks }));
  const worth = (index: number) => (schemes[index] ?? []).reduce((sum, line) => sum + lineMarks(line), 0);
  const asked = headed(({ ask }) => ask).flatMap((ask, index) => [parts[index]?.before ?? '', `${ask} [${worth(index)}]`]);
  return {
    text: [stem, ...asked].filter((paragraph) => paragraph !== '').join('\n\n'),
    hint,
    answer: headed(({ answer }) => answer).join('\n\n'),
    solution: headed(({ solution }) => solution).join('\n\n'),
    markScheme: schemes.flat(),
    keys: parts.flatMap(({ keys = [] }, index) => keys.map((key) => keyOf(key, names[index]))),
    ...(diagrams.length > 0 ? { diagrams } : {}),
    ...(specialInfo === undefined ? {} : { specialInfo }),
  };
}

/** Marks of a mark-scheme line: `M1` is 1, `AG` is 0. */
export function lineMarks({ code }: Pick<MarkSchemeLineDraft, 'code'>): number {
  return code === 'AG' ? 0 : Number(code.slice(1));
}

/** One line of a mark scheme; the part is empty for a question without parts. Throws on what is no code. */
export function markLine(part: string, code: MarkCode, text: string): MarkSchemeLineDraft {
  const [, bracket, plain] = /^(\()?([MAR][123]|AG)\)?$/.exec(code) ?? [];
  if (!plain) throw new Error(`A mark-scheme line without a code: ${code} ${text}`);
  return { ...(part === '' ? {} : { part }), text, code: plain as Code, ...(bracket ? { implied: true } : {}) };
}

/** A mark scheme by part in their order; the key is empty for a question without parts. */
export function markScheme(byPart: Readonly<Record<string, readonly MarkLine[]>>): MarkSchemeLineDraft[] {
  return Object.entries(byPart).flatMap(([part, lines]) =>
    lines.map((line) => {
      const [code = '', text = ''] = typeof line === 'string' ? (/^(\S+) ([\s\S]+)$/.exec(line)?.slice(1) ?? [line]) : line;
      return markLine(part, code as MarkCode, text);
    }),
  );
}

const keyOf = (key: PartKey, part = ''): AnswerKeySource => ('kind' in key ? { ...key, part } : { kind: 'number', ...key, part });

const ROMAN = ['i', 'ii', 'iii', 'iv'];

/** `a`, `b.i`, `b.ii`, `c`: names of the parts in their order; one part alone has none. */
function partNames(parts: readonly PartDraft[]): string[] {
  if (parts.length === 1) return [''];
  let letter = -1;
  let within = 0;
  return parts.map(({ joined = false }, index) => {
    within = joined ? within + 1 : 0;
    if (!joined) letter += 1;
    const name = String.fromCharCode(97 + letter);
    return joined || parts[index + 1]?.joined ? `${name}.${ROMAN[within]}` : name;
  });
}

/** What opens the paragraph of a part: `(a) `, `(b) (i) ` where others share the letter, `(ii) ` after it. */
function heading(name = ''): string {
  const [letter, within] = name.split('.');
  if (!letter) return '';
  if (within === undefined) return `(${letter}) `;
  return within === 'i' ? `(${letter}) (i) ` : `(${within}) `;
}

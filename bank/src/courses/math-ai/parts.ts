import type { AnswerKeySource } from '@api/contract';
import type { DiagramDraft, NumericAnswer, QuestionDraft } from '../../template.ts';
import { scheme } from './writing.ts';

/** One part of a question as its author thinks of it: what is asked stands beside what is answered. */
export interface Part {
  /** Paragraphs between the former part and this one. */
  before?: string;
  /** Shares the letter of the part before it: these become (i), (ii) of it. At most eight letters can be told from (i). */
  joined?: boolean;
  ask: string;
  answer: string;
  solution: string;
  /** Lines of the mark scheme, as `scheme` takes them; the part's marks are theirs. */
  marks: readonly string[];
  /** Numbers by `near` and its like, or keys of other kinds, without their part. */
  keys?: readonly (NumericAnswer | AnswerKeySource)[];
}

/** A question set from its parts: letters, marks and the parts of keys follow from their order; a single part has no letter. */
export function inParts(
  stem: string,
  hint: string,
  parts: readonly Part[],
  diagrams: readonly DiagramDraft[] = [],
): QuestionDraft {
  const names = partNames(parts);
  const letter = (index: number) => (parts.length === 1 ? '' : (names[index] as string));
  const headed = (index: number, text: string) => {
    if (parts.length === 1) return text;
    const [main, within] = (names[index] as string).split('.');
    if (within === undefined) return `(${main}) ${text}`;
    return within === 'i' ? `(${main}) (i) ${text}` : `(${within}) ${text}`;
  };
  const sum = (marks: readonly string[]) => marks.reduce((all, line) => all + Number(/[MAR]([123])/.exec(line)?.[1] ?? 0), 0);
  const paragraphs = (pick: (part: Part) => string) => parts.map((part, i) => headed(i, pick(part))).join('\n\n');
  const asked = parts.map(({ before, ask, marks }, i) => {
    const question = `${headed(i, ask)} [${sum(marks)}]`;
    return before === undefined ? question : `${before}\n\n${question}`;
  });
  return {
    text: [stem, ...asked].join('\n\n'),
    hint,
    answer: paragraphs(({ answer }) => answer),
    solution: paragraphs(({ solution }) => solution),
    markScheme: scheme(Object.fromEntries(parts.map(({ marks }, i) => [letter(i), marks]))),
    keys: parts.flatMap(({ keys = [] }, i) =>
      keys.map((key): AnswerKeySource => {
        const part = letter(i);
        return 'kind' in key ? { ...key, part } : { kind: 'number', ...key, part };
      }),
    ),
    ...(diagrams.length > 0 && { diagrams }),
  };
}

const ROMAN = ['i', 'ii', 'iii', 'iv'];

/** `a`, `b.i`, `b.ii`, `c`: names of the parts in their order. */
function partNames(parts: readonly Part[]): string[] {
  let letter = -1;
  let within = 0;
  return parts.map(({ joined }, index) => {
    if (joined) within += 1;
    else {
      letter += 1;
      within = 0;
    }
    const name = String.fromCharCode(97 + letter);
    return joined || parts[index + 1]?.joined ? `${name}.${ROMAN[within]}` : name;
  });
}

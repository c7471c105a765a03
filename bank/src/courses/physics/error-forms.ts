import { marksByPart, parseQuestionText } from '@api/contract/question-text';
import { partsOf } from '../../checks/answers.ts';
import { ALIKE } from '../../forms.ts';
import type { QuestionDraft, QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { markLines } from './mark-lines.ts';
import { unit } from './quantities.ts';

/**
 * A form of a question with parts that goes on to a value that a student found: the error behind it is asked. It is made of the slips that the
 * numeric keys of a draft foresee.
 */

/** From here on the error is asked for in other words. */
const SECOND_WORDING_FROM = 2 * ALIKE;

/** Stands for the part about the error among the letters of the draft's own parts. */
const TRACED = 'error';

interface ErrorForms {
  /** The part whose error is asked for, by its letter; none for a question of a single part. */
  mistaken?: string;
  /** Letters of the parts that are asked, in their order; the mistaken one alone unless told. */
  keep?: readonly string[];
  /** Which of the slips of the part's key, counted from 0 among those that the variant has. */
  slip?: number;
}

/** The template with a part about an error in its variants from the fifth on. */
export function withErrorForms(template: QuestionTemplate, options: ErrorForms): QuestionTemplate {
  return {
    ...template,
    write: (numbers, result, index) => {
      const draft = template.write(numbers, result, index);
      return index < ALIKE ? draft : withTracedError(draft, index, template.key, options);
    },
  };
}

/** Advice to who made the mistake, which says nothing to others. */
const ADVICE = /^\s*(?:count|divide|find|in which|look|read|subtract|think|whose)\b/;

/** The mistake that a note names, told of somebody else; what stands behind a semicolon only where `whole` and no advice. */
function told(note: string, who: string, whole = false): string {
  const [clause = '', rest] = note.split(';');
  const said = whole && rest !== undefined && !ADVICE.test(rest) ? note : clause;
  return `${said
    .replace(/\.$/, '')
    .replace(/^You\b/, who)
    .replace(/^This (is|would|belongs)\b/, 'The value $1')
    .replace(/\byou\b/g, who.replace(/^The /, 'the '))}.`;
}

/** A value as a student would write it. */
function written(value: number, name: string): string {
  if (name === 'degrees') return `$${significant(value)}^\\circ$`;
  const size = Math.abs(value);
  const number = size !== 0 && (size >= 1e4 || size < 1e-2) ? scientific(value) : significant(value);
  const shown = name === 'ohm' ? 'Ω' : name.replace(/^degC$/, '°C');
  return `$${number}${shown === '' ? '' : unit(shown)}$`;
}

/** The parts that are kept, and a last one: a value that a student found is traced to its error. */
function withTracedError(
  draft: QuestionDraft,
  index: number,
  template: string,
  { mistaken = '', keep = [mistaken], slip: place = 0 }: ErrorForms,
): QuestionDraft {
  const drafted = [...(draft.numeric ?? []).map((key) => ({ kind: 'number' as const, ...key })), ...(draft.keys ?? [])];
  const key = drafted.find((candidate) => candidate.kind === 'number' && candidate.part === mistaken && candidate.slips);
  if (key?.kind !== 'number') throw new Error(`${template}: part "${mistaken}" foresees no slip`);
  const slip = key.slips?.filter(({ note }) => note)[place] ?? key.slips?.find(({ note }) => note);
  if (!slip?.note) throw new Error(`${template}: no slip with a note in part "${mistaken}"`);

  const places = [...keep, TRACED];
  const letters = new Map(places.map((letter, position) => [letter, String.fromCharCode(97 + position)]));
  const relettered = (text: string) =>
    text.replace(/\(([a-e])\)/g, (_, letter: string) => {
      const now = letters.get(letter);
      if (now === undefined) throw new Error(`${template}: part (${letter}) is left out, and another one refers to it`);
      return `(${now})`;
    });
  const paragraphs = (textOf: (letter: string) => string) =>
    places.map((letter) => `(${letters.get(letter)}) ${textOf(letter)}`).join('\n\n');

  const asked = new Map<string, string>();
  for (const { part, markdown } of parseQuestionText(draft.text)) {
    const withoutMarks = markdown.replace(/\s*\[\d+\]\s*$/, '');
    asked.set(part, [asked.get(part), withoutMarks].filter(Boolean).join('\n\n'));
  }
  const marks = marksByPart(draft.text);
  const askedAgain = (letter: string) => `${relettered(asked.get(letter) ?? '')} [${marks.get(letter) ?? 0}]`;
  const found = written(Number(slip.value), key.unit ?? '');
  const about = `part (${letters.get(mistaken)})`;
  const error = told(slip.note, 'The student', true);
  const [answers, solutions] = [partsOf(draft.answer), partsOf(draft.solution)];
  const own = (parts: ReadonlyMap<string, string>, letter: string) => relettered((parts.get(letter) ?? '').trim());
  const question =
    index < SECOND_WORDING_FROM
      ? `A student's answer to ${about} is ${found}. Suggest the error that leads to this value. [1]`
      : `Suggest an error that would lead to the answer ${found} in ${about}. [1]`;
  const text = `${relettered(asked.get('') ?? '')}\n\n${paragraphs((letter) => (letter === TRACED ? question : askedAgain(letter)))}`;
  const solution = paragraphs((letter) => (letter === TRACED ? error : own(solutions, letter)));
  const diagrams = draft.diagrams?.filter(({ name }) => `${text}${solution}`.includes(`(diagram:${name})`)) ?? [];
  return {
    text,
    hint: draft.hint,
    answer: paragraphs((letter) => (letter === TRACED ? error : own(answers, letter))),
    solution,
    markScheme: places.flatMap((letter) =>
      letter === TRACED
        ? markLines([letters.get(letter) ?? '', 'R1', error])
        : draft.markScheme
            .filter(({ part = '' }) => part === letter)
            .map((line) => ({ ...line, text: relettered(line.text), part: letters.get(letter) as string })),
    ),
    keys: drafted.flatMap((candidate) => {
      const letter = candidate.kind === 'option' ? undefined : candidate.part;
      return letter !== undefined && keep.includes(letter) ? [{ ...candidate, part: letters.get(letter) ?? '' }] : [];
    }),
    ...(diagrams.length > 0 ? { diagrams } : {}),
    ...(draft.specialInfo === undefined ? {} : { specialInfo: draft.specialInfo }),
  };
}

import { seededIndex } from 'api/seed/seeded-index';
import { marksByPart, parseQuestionText } from 'api/typesetting';
import { partsOf } from '../../checks/answers.ts';
import { ALIKE } from '../../forms.ts';
import type { QuestionDraft, QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { asChoice } from './choices.ts';
import { markLines } from './mark-lines.ts';
import { unit } from './quantities.ts';

/**
 * Other forms of a question in which somebody has made a mistake: it is to be named and put right, or two answers are to be judged.
 * They are made of what a draft knows of its mistakes: the notes of wrong options, and the slips of numeric keys.
 */

/** From here on two answers stand against each other; before, from the first variant that may not be alike, a mistake is looked for. */
const TWO_ANSWERS_FROM = 2 * ALIKE;

interface ErrorForms {
  /** The part that is answered wrongly, by its letter; none for multiple choice. */
  mistaken?: string;
  /** Letters of the parts that are asked, in their order; the mistaken one alone unless told. */
  keep?: readonly string[];
  /** Which of the slips of the part's key, counted from 0 among those that the variant has. */
  slip?: number;
}

/** The template with its variants from the fifth on asked as a mistake to find, from the ninth on as two answers to compare. */
export function withErrorForms(template: QuestionTemplate, options: ErrorForms = {}): QuestionTemplate {
  return {
    ...template,
    write: (numbers, result, index) => {
      const draft = template.write(numbers, result, index);
      if (index < ALIKE) return draft;
      const form = index < TWO_ANSWERS_FROM ? 'mistake' : 'two answers';
      return draft.correctOption
        ? chosenWrongly(draft, form, index, template.key)
        : answeredWrongly(draft, form, template.key, options);
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

function chosenWrongly(draft: QuestionDraft, form: 'mistake' | 'two answers', index: number, key: string): QuestionDraft {
  const { options, correctOption, keys = [], text, hint, solution, diagrams } = draft;
  const [optionKey] = keys;
  if (!options || !correctOption || optionKey?.kind !== 'option') throw new Error(`${key}: no wrong options that are known`);
  const slips = Object.entries(optionKey.distractors ?? {}).map(([letter, slip]) => ({
    option: options[letter as 'A'],
    note: slip.note ?? '',
  }));
  const [one, two, three] = [0, 1, 2].map((place) => slips[(index + place) % slips.length]);
  if (!one || !two || !three) throw new Error(`${key}: three wrong options are needed`);
  const question = text.replace(/ \[1\]$/, '');
  const right = options[correctOption];
  const common = { hint, ...(diagrams ? { diagrams } : {}) };
  const shift = seededIndex(key, 8);
  if (form === 'mistake') {
    const named = [one, two, three].map(({ note }) => told(note, 'The student'));
    return asChoice(
      {
        ...common,
        text: `${question}\n\nA student answers as follows: ${one.option}\n\nWhich statement about this answer is correct?`,
        right: named[0] ?? '',
        wrongs: [
          [named[1] ?? '', 'That mistake leads to another answer than the one that the student gives.'],
          [named[2] ?? '', 'That mistake is a common one here, but it does not lead to this answer.'],
          ['It is right.', 'Work the question out yourself, and compare.'],
        ],
        solution: `${solution}\n\nSo the answer should be: ${right}\n\nThe student's answer is another one. ${named[0]}`,
        marking: named[0] ?? '',
      },
      index,
      shift,
    );
  }
  const mistake = told(one.note, 'X');
  return asChoice(
    {
      ...common,
      text: `${question}\n\nStudent X answers: ${one.option}\n\nStudent Y answers: ${right}\n\nWhich statement about the two answers is correct?`,
      right: `Y is right. ${mistake}`,
      wrongs: [
        [`Y is right. ${told(two.note, 'X')}`, 'That mistake leads to another answer than the one that X gives.'],
        [`X is right. ${told(two.note, 'Y')}`, 'Work the question out before you compare the two.'],
        ['Neither is right.', 'One of the two answers comes out when the question is worked through.'],
      ],
      solution: `${solution}\n\nThis is what Y found. ${mistake}`,
      marking: 'what Y found follows; the mistake of X leads to the other answer',
    },
    index,
    shift,
  );
}

/** How the right answer is asked for after a mistake: as the task itself asks, where it says so. */
const commandOf = (task: string): string => /\b(Calculate|Determine|Estimate)\b/.exec(task)?.[1]?.toLowerCase() ?? 'state';

/** A value as a student would write it. */
function written(value: number, name: string): string {
  if (name === 'degrees') return `$${significant(value)}^\\circ$`;
  const size = Math.abs(value);
  const number = size !== 0 && (size >= 1e4 || size < 1e-2) ? scientific(value) : significant(value);
  const shown = name === 'ohm' ? 'Ω' : name.replace(/^degC$/, '°C');
  return `$${number}${shown === '' ? '' : unit(shown)}$`;
}

function answeredWrongly(
  draft: QuestionDraft,
  form: 'mistake' | 'two answers',
  template: string,
  { mistaken = '', keep = [mistaken], slip: place = 0 }: ErrorForms,
): QuestionDraft {
  const drafted = [...(draft.numeric ?? []).map((key) => ({ kind: 'number' as const, ...key })), ...(draft.keys ?? [])];
  const key = drafted.find((candidate) => candidate.kind === 'number' && candidate.part === mistaken && candidate.slips);
  if (key?.kind !== 'number') throw new Error(`${template}: part "${mistaken}" foresees no slip`);
  const slip = key.slips?.filter(({ note }) => note)[place] ?? key.slips?.find(({ note }) => note);
  if (!slip?.note) throw new Error(`${template}: no slip with a note in part "${mistaken}"`);

  const letters = new Map(keep.map((letter, index) => [letter, keep.length === 1 ? '' : String.fromCharCode(97 + index)]));
  const relettered = (text: string) =>
    text.replace(/\(([a-e])\)/g, (_, letter: string) => {
      const now = letters.get(letter);
      if (now === undefined) throw new Error(`${template}: part (${letter}) is left out, and another one refers to it`);
      return `(${now})`;
    });
  const paragraphs = (texts: readonly (readonly [string, string])[]) =>
    texts.map(([letter, text]) => (letters.get(letter) ? `(${letters.get(letter)}) ${text}` : text)).join('\n\n');

  const asked = new Map<string, string>();
  for (const { part, markdown } of parseQuestionText(draft.text)) {
    const bare = markdown.replace(/\s*\[\d+\]\s*$/, '');
    asked.set(part, [asked.get(part), bare].filter(Boolean).join('\n\n'));
  }
  const marks = marksByPart(draft.text);
  const wrongValue = written(Number(slip.value), key.unit ?? '');
  const rightValue = written(key.value, key.unit ?? '');
  const swapped = seededIndex(`${template} swapped`, 2) === 1;
  const [x, y] = swapped ? [rightValue, wrongValue] : [wrongValue, rightValue];
  const mistake =
    form === 'mistake' ? told(slip.note, 'The student', true) : told(slip.note, `Student ${swapped ? 'Y' : 'X'}`, true);
  const task = relettered(asked.get(mistaken) ?? '');
  const ask =
    form === 'mistake'
      ? `A student is given this task: “${task}” The student's answer is ${wrongValue}. Identify the mistake, and ${commandOf(task)} the right answer.`
      : `Two students are given this task: “${task}” Student X answers ${x} and student Y answers ${y}. State which of them is right, and justify your choice by the mistake of the other.`;

  const [answers, solutions] = [partsOf(draft.answer), partsOf(draft.solution)];
  const own = (parts: ReadonlyMap<string, string>, letter: string) => relettered((parts.get(letter) ?? '').trim());
  const verdict = form === 'mistake' ? '' : `Student ${swapped ? 'X' : 'Y'} is right: `;
  const text = `${relettered(asked.get('') ?? '')}\n\n${paragraphs(
    keep.map((letter) => {
      const isMistaken = letter === mistaken;
      const worth = (marks.get(letter) ?? 0) + (isMistaken ? 1 : 0);
      return [letter, `${isMistaken ? ask : relettered(asked.get(letter) ?? '')} [${worth}]`] as const;
    }),
  )}`;
  const solution = paragraphs(
    keep.map((letter) => [
      letter,
      letter === mistaken
        ? `${own(solutions, letter)}\n\nThe mistake behind the other value: ${mistake}`
        : own(solutions, letter),
    ]),
  );
  const diagrams = draft.diagrams?.filter(({ name }) => `${text}${solution}`.includes(`(diagram:${name})`)) ?? [];
  return {
    text,
    hint: 'Work the task out yourself before you look at what somebody else found; then ask what would lead to the other value.',
    answer: paragraphs(
      keep.map((letter) => [
        letter,
        letter === mistaken ? `${verdict}${own(answers, letter)}\n\n${mistake}` : own(answers, letter),
      ]),
    ),
    solution,
    markScheme: keep.flatMap((letter) => [
      ...(letter === mistaken ? markLines([letters.get(letter) ?? '', 'R1', `Mistake: ${mistake}`]) : []),
      ...draft.markScheme
        .filter(({ part = '' }) => part === letter)
        .map(({ part: _, ...line }) => ({
          ...line,
          text: relettered(line.text),
          ...(letters.get(letter) ? { part: letters.get(letter) as string } : {}),
        })),
    ]),
    keys: drafted.flatMap((candidate) => {
      const letter = candidate.kind === 'option' ? undefined : candidate.part;
      if (letter === undefined || !keep.includes(letter)) return [];
      // Both values stand in the text: which of them is right is a matter of the reason given.
      if (letter === mistaken && form === 'two answers') return [];
      return [{ ...candidate, part: letters.get(letter) ?? '' }];
    }),
    ...(diagrams.length > 0 ? { diagrams } : {}),
    ...(draft.specialInfo === undefined ? {} : { specialInfo: draft.specialInfo }),
  };
}

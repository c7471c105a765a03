import { assertClose } from '../../numeric.ts';
import { inParts, type MarkLine, type PartKey } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { SCIENCE_TERMS, SKILLS } from './topic.ts';

/** One part of a drill. A part without a key is judged by the student with the mark scheme. */
export type DrillPart = readonly [ask: string, answer: string, solution: string, marks: readonly MarkLine[], key?: PartKey];

/** One task of a drill. */
export interface Task {
  stem?: string;
  hint: string;
  parts: readonly DrillPart[];
  /** Values that the task prints, each with the same by another way. */
  proof?: readonly (readonly [value: number, byAnotherWay: number])[];
}

/** A template about one skill: every variant is another task. `lesson` closes each solution. */
export function drill(
  about: Pick<QuestionTemplate, 'key' | 'difficulty' | 'placements'>,
  lesson: string,
  tasks: readonly Task[],
): QuestionTemplate {
  return defineTemplate({
    ...about,
    calculatorAllowed: true,
    variants: tasks,
    solve: () => null,
    write: ({ stem = '', hint, parts }) => {
      const draft = inParts({
        stem,
        hint,
        parts: parts.map(([ask, answer, solution, marks, key]) => ({
          ...{ ask, answer, solution, marks },
          ...(key ? { keys: [key] } : {}),
        })),
      });
      return { ...draft, solution: `${draft.solution}\n\n${lesson}` };
    },
    check: ({ proof = [] }) => {
      for (const [value, byAnotherWay] of proof) assertClose(value / byAnotherWay, 1, about.key, 0.01);
    },
  });
}

/** What closes the solutions of a drill of a command term. */
export const asksFor = (term: string, what: string) => `**${term[0]?.toUpperCase()}${term.slice(1)}** asks for ${what}.`;

/** Terms that ask for no reason and no working. */
const EASY_TERMS: ReadonlySet<string> = new Set([
  'state',
  'define',
  'list',
  'identify',
  'outline',
  'describe',
  'calculate',
  'draw',
]);

/** A drill of a command term in a science: the first task is for SL, the second for HL. */
export const scienceTerm = (
  science: 'physics' | 'chemistry',
  term: keyof typeof SCIENCE_TERMS,
  standard: Task,
  higher: Task,
): QuestionTemplate =>
  drill(
    {
      key: `${science === 'physics' ? 'physics' : 'chem'}-command-term-${term.replaceAll(' ', '-')}`,
      difficulty: EASY_TERMS.has(term) ? 'Easy' : 'Medium',
      placements: [
        { subject: `${science}-sl`, topic: SKILLS.science.terms, paper: 2 },
        { subject: `${science}-hl`, topic: SKILLS.science.terms, paper: 2 },
      ],
    },
    asksFor(term, SCIENCE_TERMS[term]),
    [standard, higher],
  );

/** A part in words: the model answer is in the solution, and each point earns a mark. */
export const inWords = (ask: string, short: string, full: string, ...points: readonly string[]): DrillPart => [
  ask,
  short,
  full,
  points.map((point) => `A1 ${point}`),
];

import { type Blueprint, findBlueprint, fits, marksOf, paperOrder } from '@api/drawing';
import papers from '@api/drawing/practice-papers.json' with { type: 'json' };
import type { Knex } from 'knex';
import { findSetQuestions, type SetQuestion, storePracticePaper } from './practice-papers.queries.ts';

/** A practice paper: original questions that make a whole paper of a course, the same for everybody. */
export interface PracticePaperSource {
  /** The paper of the course that it is like: `math-aa-sl-1`. */
  blueprint: string;
  /** Papers of one number make a whole examination. */
  set: number;
  /** Ids of its questions in the question file. */
  questions: readonly string[];
}

/** All practice papers, written by the bank's `compose-papers`. */
export const practicePapers: readonly PracticePaperSource[] = papers;

/** `math-aa-sl-1-set-2`. */
const practicePaperCode = ({ blueprint, set }: Pick<PracticePaperSource, 'blueprint' | 'set'>): string =>
  `${blueprint}-set-${set}`;

/** The questions of a practice paper in the sections and the order of their paper; null if their marks do not make the paper. */
export function arrange(blueprint: Blueprint, questions: readonly SetQuestion[]): { id: number; section: string }[] | null {
  if (questions.reduce((sum, { marks }) => sum + marks, 0) !== marksOf(blueprint)) return null;
  const arranged = blueprint.sections.flatMap((section) =>
    questions
      .filter((question) => fits(blueprint, section, question))
      .sort(paperOrder(blueprint, section))
      .map(({ id }) => ({ id, section: section.name })),
  );
  return arranged.length === questions.length ? arranged : null;
}

/**
 * Makes the practice papers whose questions are all in the bank, or brings them up to date; counts what it did. Run again it changes
 * nothing.
 */
export async function refreshPracticePapers(
  db: Knex,
  now: Date,
  sources: readonly PracticePaperSource[] = practicePapers,
): Promise<{ inserted: number; updated: number; kept: number }> {
  const counts = { inserted: 0, updated: 0, kept: 0 };
  for (const source of sources) {
    const blueprint = findBlueprint(source.blueprint);
    if (!blueprint) continue;
    const arranged = arrange(blueprint, await findSetQuestions(db, blueprint.subject, source.questions));
    if (!arranged) continue;
    const { key, subject, paper, minutes } = blueprint;
    const made = {
      code: practicePaperCode(source),
      blueprint: key,
      set: source.set,
      subject,
      paper,
      minutes,
      questions: arranged,
    };
    counts[await storePracticePaper(db, made, now)] += 1;
  }
  return counts;
}

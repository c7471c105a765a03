import type { PracticeSet } from '@api/contract';
import type { Knex } from 'knex';
import { BLUEPRINTS, type Blueprint, marksOf } from '../draw/blueprints.ts';
import { byDifficulty, fits, MARKS_TOLERANCE } from '../draw/drawing.ts';
import { keepPracticePaper, listSetQuestions, type SetQuestion } from './practice-papers.queries.ts';

/** Those that are a whole paper of the examination, not one booklet of it. */
const WHOLE = BLUEPRINTS.filter(({ paper }) => /^\d$/.test(paper));

/** `math-aa-sl-1-may-2025-tz2`. */
export function practicePaperCode(blueprint: string, { month, year, timezone }: PracticeSet): string {
  return `${blueprint}-${month.toLowerCase()}-${year}-tz${timezone}`;
}

/**
 * The questions of a practice set in the sections of their paper, easy ones first; null if their marks do not make a
 * paper.
 */
export function arrange(blueprint: Blueprint, questions: readonly SetQuestion[]): { id: number; section: string }[] | null {
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  if (Math.abs(marks - marksOf(blueprint)) > MARKS_TOLERANCE) return null;
  const arranged = blueprint.sections.flatMap((section) =>
    questions
      .filter((question) => fits(blueprint, section, question))
      .sort(byDifficulty)
      .map(({ id }) => ({ id, section: section.name })),
  );
  return arranged.length === questions.length ? arranged : null;
}

/** Makes the practice papers that the questions of the bank name by month, year, time zone and paper. Run again it changes nothing. */
export async function renewPracticePapers(db: Knex, now: Date): Promise<{ inserted: number; updated: number; kept: number }> {
  const counts = { inserted: 0, updated: 0, kept: 0 };
  for (const [subject, blueprints] of Map.groupBy(WHOLE, (blueprint) => blueprint.subject)) {
    const all = await listSetQuestions(db, subject);
    for (const blueprint of blueprints) {
      const asked = all.filter(({ paper }) => String(paper) === blueprint.paper);
      for (const questions of Map.groupBy(asked, (question) => practicePaperCode(blueprint.key, question)).values()) {
        const arranged = arrange(blueprint, questions);
        const [first] = questions;
        if (!arranged || !first) continue;
        const { month, year, timezone } = first;
        const { key, paper, minutes } = blueprint;
        const code = practicePaperCode(key, first);
        const made = { code, blueprint: key, subject, paper, minutes, month, year, timezone, questions: arranged };
        counts[await keepPracticePaper(db, made, now)] += 1;
      }
    }
  }
  return counts;
}

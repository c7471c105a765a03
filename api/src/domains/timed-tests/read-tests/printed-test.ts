import type { Test } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../../errors.ts';
import { findTestQuestions } from '../take-test/attempts.queries.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import { notAttempted } from '../tests.errors.ts';
import { presentTest } from './test.presenter.ts';
import { findTestBySlug } from './tests.queries.ts';

/** A test for printing: what it is, and its questions in order with the marks that they count. */
export interface PrintedTest {
  test: Test;
  questions: { id: number; marks: number }[];
}

/**
 * A test of somebody for printing; somebody else's is not found. The questions as soon as it is made, the answers once it is
 * attempted: 409 before.
 */
export async function findPrintedTest(
  db: Knex,
  { userId, slug, now, withAnswers }: { userId: number; slug: string; now: Date; withAnswers: boolean },
): Promise<PrintedTest> {
  await closeExpiredTests(db, now, userId);
  const row = await findTestBySlug(db, userId, slug);
  if (!row) throw notFound('There is no such test');
  if (withAnswers && row.attempts === 0) throw notAttempted();
  const questions = (await findTestQuestions(db, row.id)).map(({ question_id, marks }) => ({ id: question_id, marks }));
  return { test: presentTest(row), questions };
}

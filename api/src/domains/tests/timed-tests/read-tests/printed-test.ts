import type { Test } from '@api/contract';
import type { Knex } from 'knex';
import type { SignedIn } from '../../../../http/caller.ts';
import { findTestQuestions } from '../attempts.queries.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import { presentTest } from '../test.presenter.ts';
import { noSuchTest } from '../tests.errors.ts';
import { findTestBySlug } from '../tests.queries.ts';
import { requireOpenAnswers } from './answers-open.ts';

/** A test for printing: its head, and its questions in order with their marks in the test. */
export interface PrintedTest {
  test: Test;
  questions: { id: number; marks: number }[];
}

/**
 * A test of the caller for printing; another account's is not found. The questions as soon as it is made, to take it on paper; the answers once it
 * is submitted, 409 before.
 */
export async function findPrintedTest(
  db: Knex,
  { caller, slug, now, withAnswers }: { caller: SignedIn; slug: string; now: Date; withAnswers: boolean },
): Promise<PrintedTest> {
  await closeExpiredTests(db, now, caller.userId);
  const row = await findTestBySlug(db, caller.userId, slug);
  if (!row) throw noSuchTest();
  const rows = await findTestQuestions(db, row.id);
  if (withAnswers) requireOpenAnswers(row, now);
  const questions = rows.map(({ question_id, marks }) => ({ id: question_id, marks }));
  return { test: presentTest(row), questions };
}

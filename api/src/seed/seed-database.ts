import { LEGAL_VERSIONS } from '@api/contract/legal';
import type { Knex } from 'knex';
import type { FileStore } from '../adapters/files/index.ts';
import type { Config } from '../config.ts';
import {
  hasImportStarted,
  type ImportedPart,
  importNextPart,
  type PartOptions,
  retypesetQuestions,
  TypesettingThreads,
} from '../domains/bank/questions/index.ts';
import { findCourseNamed, retypesetSyllabus } from '../domains/bank/subjects-and-topics/index.ts';
import { createUser, findUserByEmail, recordAgreement, updateUser } from '../domains/identity/accounts/index.ts';
import { retypesetPosts } from '../domains/publishing/content/index.ts';
import { retypesetDoubts } from '../domains/support/doubts/index.ts';
import { refreshPracticePapers } from '../domains/tests/mock-papers/index.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { seedDemoClass } from './stages/demo-class.ts';
import { seedGradings } from './stages/gradings.ts';
import { seedHistory } from './stages/history.ts';
import { seedPayments } from './stages/payments.ts';
import { seedPosts } from './stages/posts.ts';
import { seedQuestionsAsked } from './stages/questions-asked.ts';
import { noCounts, type StageCounts } from './stages/stage.ts';
import { inStage } from './stages/stages.queries.ts';

/** Creates missing demo accounts. An existing one stays as it is, even with a changed password. */
async function seedAccounts(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  for (const { label: _, ...account } of demoAccounts) {
    const known = await findUserByEmail(db, account.email);
    if (known) counts.kept += 1;
    else counts.inserted += 1;
    const { id, device_limited } = known ?? (await createUser(db, { ...account, ...(await studies(db, account, now)) }, now));
    await recordAgreement(db, id, { ...LEGAL_VERSIONS, age: account.role_id === 3 ? '16-or-17' : '18-or-over' }, now);
    // People who try the demonstration share these accounts, on any number of devices.
    if (device_limited) await updateUser(db, id, { device_limited: false, locked_at: null }, now);
  }
  return counts;
}

/** A demo learner's studies: their course, and in the second year the examinations of the coming May. */
async function studies(db: Knex, { math_course, ib_year }: Pick<DemoAccount, 'math_course' | 'ib_year'>, now: Date) {
  const course = math_course === undefined ? null : await findCourseNamed(db, math_course);
  const exam_year = now.getUTCFullYear() + (now.getUTCMonth() < 5 ? 0 : 1);
  return { course_slug: course?.slug ?? null, ...(ib_year === 'Second year' && { exam_month: 'May' as const, exam_year }) };
}

interface SeedInput {
  /** The question bank: a question file, as staff import them. */
  bankFile: string;
  now: Date;
  /** Where answer sheets and reports go; absent: no gradings are seeded. */
  files?: FileStore;
  /** Settings that say whether payments go to the sandbox, and where that is; absent: no payments are seeded. */
  config?: Config;
  /** Questions per part instead of the default; for tests. */
  partSize?: number;
  /** Prints a line for each stage, and one for each hundred questions. */
  print(line: string): void;
  /** Called once the site can open; only later questions and derived data are missing. */
  onUsable?(): Promise<void>;
}

const tell = ({ inserted, updated, kept }: StageCounts) => `${inserted} new, ${updated} changed, ${kept} kept`;

/** Typesets all stored texts that the present renderer has not set: new ones, and everything after the renderer changed. */
export async function retypesetEverything(db: Knex, print: (line: string) => void): Promise<void> {
  const startedAt = performance.now();
  const questions = await retypesetQuestions(db);
  const syllabus = await retypesetSyllabus(db);
  const posts = await retypesetPosts(db);
  const doubts = await retypesetDoubts(db);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(
    `typeset: ${questions} questions, ${syllabus} syllabus pages, ${posts} posts, ${doubts} doubts and replies (${seconds} s)`,
  );
}

/** Each hundred questions. */
function progress(print: (line: string) => void): PartOptions['onQuestion'] {
  let told = 0;
  return (questions, all) => {
    if (questions === told || questions % 100 !== 0) return;
    told = questions;
    print(`${questions.toLocaleString('en')} of ${all.toLocaleString('en')} questions`);
  };
}

/**
 * Fills a migrated database with the bank, the posts and the demo accounts. Running it again changes nothing. An empty
 * database gets the bank in parts, each in a transaction; if interrupted between two, the next run continues. Demo
 * learners' history uses questions of the first part, so it is complete by the first sign-in.
 */
export async function seedDatabase(db: Knex, input: SeedInput): Promise<void> {
  const { bankFile: path, partSize, now, files, config, print, onUsable } = input;
  const timed = async <T>(work: (transaction: Knex) => Promise<T>, describe: (result: T) => string | null) => {
    const startedAt = performance.now();
    const result = await inStage(db, work);
    const line = describe(result);
    if (line) print(`${line} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };
  const stage = (name: string, work: (transaction: Knex) => Promise<StageCounts>) =>
    timed(work, (counts) => `${name}: ${tell(counts)}`);
  const bank = { name: 'question bank', path };
  const onQuestion = progress(print);
  const nextPart = (threads?: TypesettingThreads) =>
    timed(
      (transaction) => importNextPart(transaction, bank, { verified: true, size: partSize, threads, onQuestion }),
      ({ result }) => result && `topics: ${tell(result.topics)}; questions: ${tell(result.questions)}`,
    );

  let part: ImportedPart | null = (await hasImportStarted(db, bank)) ? null : await nextPart();
  await stage('posts', seedPosts);
  await retypesetEverything(db, print);
  await stage('demo accounts', (transaction) => seedAccounts(transaction, now));
  await stage('history of the demo learners', (transaction) => seedHistory(transaction, now));
  await stage('doubts and reports of the demo learners', (transaction) => seedQuestionsAsked(transaction, now));
  await retypesetDoubts(db);
  if (files) await stage('gradings of the demo learners', (transaction) => seedGradings(transaction, files, now));
  if (config) await stage('payments of the demo learners', (transaction) => seedPayments(transaction, config, now));
  await onUsable?.();
  await stage('class of the demo teacher', (transaction) => seedDemoClass(transaction, now));
  await using threads = new TypesettingThreads({ kept: true });
  while (!part?.complete) part = await nextPart(threads);
  await stage('practice papers', (transaction) => refreshPracticePapers(transaction, now));
}

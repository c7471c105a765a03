import type { Knex } from 'knex';
import type { FileStore } from '../adapters/files/index.ts';
import type { Config } from '../config.ts';
import { retypesetPosts } from '../domains/content/index.ts';
import { retypesetDoubts } from '../domains/doubts/index.ts';
import { renewPracticePapers } from '../domains/mock-papers/index.ts';
import { type ImportResult, importQuestionFileOnce, retypesetQuestions } from '../domains/questions/index.ts';
import { retypesetSyllabus } from '../domains/subjects-and-topics/index.ts';
import { seedAccounts } from './stages/accounts.ts';
import { seedGradings } from './stages/gradings.ts';
import { seedHistory } from './stages/history.ts';
import { inStage } from './stages/one-at-a-time.queries.ts';
import { seedPayments } from './stages/payments.ts';
import { seedPosts } from './stages/posts.ts';
import { seedQuestionsAsked } from './stages/questions-asked.ts';
import type { StageCounts } from './stages/stage.ts';

/** What is seeded and how progress is told. */
export interface SeedInput {
  /** The question bank: a question file, as staff import them. */
  bankFile: string;
  now: Date;
  /** Where answer sheets and reports go; absent: no gradings are seeded. */
  files?: FileStore;
  /** Tells whether payments go to the sandbox, and where that is; absent: no payments are seeded. */
  config?: Config;
  /** Takes one line a stage. */
  print(line: string): void;
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

/** Reads the bank in, in one transaction; the file that was read last is known by its fingerprint and not looked through again. */
async function seedBank(db: Knex, path: string, print: (line: string) => void): Promise<void> {
  const startedAt = performance.now();
  const read = (transaction: Knex) => importQuestionFileOnce(transaction, { name: 'question bank', path, verified: true });
  const result: ImportResult | null = await inStage(db, read);
  if (result) print(`topics: ${tell(result.topics)}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`questions: ${result ? tell(result.questions) : 'the file has not changed'} (${seconds} s)`);
}

/** Fills a migrated database with the bank, the posts and the demo accounts. Running it again changes nothing. */
export async function seedDatabase(db: Knex, { bankFile, now, files, config, print }: SeedInput): Promise<void> {
  const stage = async (name: string, work: (transaction: Knex) => Promise<StageCounts>) => {
    const startedAt = performance.now();
    const counts = await inStage(db, work);
    print(`${name}: ${tell(counts)} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  };
  await seedBank(db, bankFile, print);
  await stage('practice papers', (transaction) => renewPracticePapers(transaction, now));
  await stage('posts', seedPosts);
  await retypesetEverything(db, print);
  await stage('demo accounts', (transaction) => seedAccounts(transaction, now));
  await stage('history of the demo learners', (transaction) => seedHistory(transaction, now));
  await stage('doubts and reports of the demo learners', (transaction) => seedQuestionsAsked(transaction, now));
  await retypesetDoubts(db);
  if (files) await stage('gradings of the demo learners', (transaction) => seedGradings(transaction, files, now));
  if (config) await stage('payments of the demo learners', (transaction) => seedPayments(transaction, config, now));
}

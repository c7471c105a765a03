import { questionFileRecordSchema } from '@api/contract';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { importRecords } from './import-file.ts';
import { FaultList, type JournalEntry } from './journal.ts';
import { takeBackQuestions, takeBackTopics } from './take-back.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let staff: Session;
beforeAll(async () => {
  staff = await api.asStaff();
});
const by = () => ({ by: staff.user.id, now: api.clock.now() });

/** Imports one record over the present one. Returns the stored journal. */
async function importOver(source: unknown, { hidden = false } = {}): Promise<JournalEntry[]> {
  const journal: JournalEntry[] = [];
  const asked = {
    ...{ ...by(), overwriteEdited: true, replace: true, renameSubjects: false, hidden, image: async () => null },
    note: async (entries: readonly JournalEntry[]) => void journal.push(...entries),
    ...{ kept: () => {}, replaced: () => {}, noted: () => {}, progress: () => {} },
  };
  async function* records() {
    yield { line: 1, record: questionFileRecordSchema.parse(source) };
  }
  await inTransaction(api.db, (transaction) =>
    importRecords(transaction, records(), { verified: true, staff: asked, faults: new FaultList() }),
  );
  return JSON.parse(JSON.stringify(journal));
}

test('makes a question what it was that had no answer', async () => {
  const one = () =>
    api
      .db('questions as q')
      .join('topics as t', 't.id', 'q.topic_id')
      .join('subjects as s', 's.id', 't.subject_id')
      .where({ 's.slug': 'physics-sl', 't.slug': 'logarithms', 'q.mcq_answer': null })
      .orderBy('q.id')
      .first('q.id', 'q.seed_key', 'q.questions_text');
  const { id, seed_key, questions_text } = await one();
  await api.db('answers').where('question_id', id).delete();
  const journal = await importOver({
    ...{ record: 'question', id: seed_key, subject: 'physics-sl', topic: 'logarithms', difficulty: 'Easy', level: 'SL' },
    ...{ marks: 2, calculator_allowed: false, text: 'From the file. [2]', answer: 'From the file' },
  });
  expect(await one()).toMatchObject({ id, questions_text: 'From the file. [2]' });
  expect(await inTransaction(api.db, (transaction) => takeBackQuestions(transaction, journal, by()))).toEqual({
    ...{ restored: 1, removed: 0, stayed: [] },
  });
  expect(await one()).toMatchObject({ id, questions_text });
  expect(await api.db('answers').where('question_id', id)).toMatchObject([{ final_answer: '', body: '' }]);
});

test('restores a topic below one that staff have renumbered', async () => {
  const subject = await api.db('subjects').where('slug', 'math-aa-hl').first('id');
  const topic = (slug: string) => api.db('topics').where({ subject_id: subject.id, slug });
  await topic('functions').update({ topic_number: '9' });
  const before = await topic('parabolas').first('topic_name', 'parent_topic_id');
  const journal = await importOver({
    ...{
      record: 'topic',
      subject: 'math-aa-hl',
      slug: 'parabolas',
      number: '2.1',
      name: 'Parabolas and more',
      parent: 'functions',
    },
  });
  expect(await topic('parabolas').first()).toMatchObject({ ...before, topic_name: 'Parabolas and more' });
  expect(await inTransaction(api.db, (transaction) => takeBackTopics(transaction, 'topic', journal))).toEqual({
    ...{ restored: 1, removed: 0, stayed: [] },
  });
  expect(await topic('parabolas').first('topic_name', 'parent_topic_id')).toEqual(before);
});

test('adds questions as drafts where a second person approves them, and leaves those that learners see', async () => {
  const source = (id: string, text: string) => ({
    ...{ record: 'question', id, subject: 'physics-sl', topic: 'logarithms', difficulty: 'Easy', level: 'SL' },
    ...{ marks: 2, calculator_allowed: false, text, answer: '4' },
  });
  const visible = () => api.db('questions').whereIn('seed_key', ['hidden:1', 'hidden:2']).orderBy('seed_key').pluck('visible');
  await importOver(source('hidden:1', 'Find the root of 16. [2]'));
  await importOver(source('hidden:1', 'Find the positive root of 16. [2]'), { hidden: true });
  await importOver(source('hidden:2', 'Find the mass of four snails. [2]'), { hidden: true });
  expect(await visible()).toEqual([true, false]);
  const [draft] = await api.db('questions').where('seed_key', 'hidden:2');
  const [version] = await api.db('question_versions').where({ question_id: draft.id, version: draft.version });
  expect(version.content.visible).toBe(false);
});

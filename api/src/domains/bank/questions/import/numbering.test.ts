import { type QuestionFileRecordSource, questionFileRecordSchema } from '@api/contract';
import { expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { importRecords } from './import-file.ts';
import { FaultList } from './journal.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

const topic = (subject: string): QuestionFileRecordSource => ({
  ...{ record: 'topic', subject, slug: 'numbered', number: '9', name: 'Numbered', syllabus: 'What to know.' },
});
const question = (subject: string, id: string): QuestionFileRecordSource => ({
  ...{ record: 'question', id, subject, topic: 'numbered', difficulty: 'Easy', level: 'SL', marks: 1 },
  ...{ shared_with_other_level: subject.endsWith('-sl'), calculator_allowed: false, text: `Find ${id}. [1]` },
});

const importAll = (sources: readonly QuestionFileRecordSource[]) => {
  async function* records() {
    for (const [index, source] of sources.entries()) yield { line: index + 1, record: questionFileRecordSchema.parse(source) };
  }
  return inTransaction(api.db, (transaction) =>
    importRecords(transaction, records(), { verified: true, staff: undefined, faults: new FaultList() }),
  );
};

const numbersIn = (subject: string): Promise<number[]> =>
  api
    .db('question_topics as p')
    .join('questions as q', 'q.id', 'p.question_id')
    .join('topics as t', 't.id', 'p.topic_id')
    .join('subjects as s', 's.id', 't.subject_id')
    .where({ 's.slug': subject, 't.slug': 'numbered' })
    .orderBy('q.question_number')
    .pluck('q.question_number');

test('gives no number twice to what one level lists of both', async () => {
  await importAll([topic('math-aa-sl'), topic('math-aa-hl'), question('math-aa-sl', 's1'), question('math-aa-hl', 'h1')]);
  await importAll([question('math-aa-hl', 'h2'), question('math-aa-sl', 's2')]);
  expect(await numbersIn('math-aa-hl')).toEqual([1, 2, 3, 4]);
  expect(await numbersIn('math-aa-sl')).toEqual([1, 4]);
});

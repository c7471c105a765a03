import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardOrder } from '../src/domains/bank/questions/index.ts';
import { importBankSample } from './bank-sample.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The size of a topic's first page, and how many item families it shows at least if the topic has more; else six. */
const PAGE = 10;
const IDEAS = 8;
const IDEAS_OF_SMALL_TOPICS = 6;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ filledBy: importBankSample });
  // Much of it is the import of the bank, by whichever file of a run asks for it first.
}, 600_000);
afterAll(() => database.drop());

/** The ideas of each topic's questions, subtopics included, in the order of its list. */
async function ideasByTopic(): Promise<{ topic: string; ideas: string[] }[]> {
  const { rows } = await database.db.raw(`
    SELECT s.slug || ' ' || listed.topic_number AS topic, array_agg(q.idea ORDER BY ${standardOrder()}) AS ideas
      FROM topics listed
      JOIN question_topics p ON listed.id IN (p.topic1_id, p.topic2_id, p.topic3_id) AND p.kind <> 'other'
      JOIN questions q ON q.id = p.question_id
      JOIN topics t ON t.id = p.topic_id
      JOIN subjects s ON s.id = p.subject_id
     GROUP BY s.slug, listed.id`);
  return rows;
}

test('the first page of every topic shows different ideas, as far as there are such', async () => {
  const topics = await ideasByTopic();
  expect(topics.length).toBeGreaterThan(400);
  const poor = topics.filter(({ ideas }) => {
    const families = new Set(ideas).size;
    const wanted = families > IDEAS ? IDEAS : Math.min(IDEAS_OF_SMALL_TOPICS, families);
    return new Set(ideas.slice(0, PAGE)).size < wanted;
  });
  expect(poor.map(({ topic, ideas }) => `${topic}: ${new Set(ideas.slice(0, PAGE)).size} of ${new Set(ideas).size}`)).toEqual([]);
});

test('no topic with this many item families shows two variants next to each other on its first page', async () => {
  const rich = (await ideasByTopic()).filter(({ ideas }) => new Set(ideas).size >= IDEAS);
  const beside = rich.filter(({ ideas }) => ideas.slice(0, PAGE).some((idea, index) => index > 0 && idea === ideas[index - 1]));
  expect(beside.map(({ topic }) => topic)).toEqual([]);
});

import { TYPESET_VERSION } from '@api/typesetting';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { typesetInProcess } from '../../../../typesetting/typeset-in-process.ts';
import { assemble, tasksOf, typesetSources } from './typeset-sources.ts';
import {
  countStaleQuestions,
  findSources,
  listStaleQuestions,
  type QuestionHtml,
  type QuestionSources,
  storeQuestionHtml,
} from './typesetting.queries.ts';
import { TypesettingThreads } from './typesetting-threads.ts';

const BATCH = 100;
/** Fewer questions than this are set sooner than threads start. */
const WORTH_THREADS = 400;

type Typesetter = (batch: QuestionSources[]) => QuestionHtml[] | Promise<QuestionHtml[]>;

/** Hands out the stale questions batch by batch, each once, to whichever lane asks next. */
function staleBatches(db: Knex): () => Promise<QuestionSources[]> {
  let turn: Promise<QuestionSources[]> = Promise.resolve([]);
  let afterId = 0;
  return () => {
    turn = turn.then(async () => {
      const batch = await listStaleQuestions(db, { version: TYPESET_VERSION, afterId, limit: BATCH });
      afterId = batch.at(-1)?.id ?? afterId;
      return batch;
    });
    return turn;
  };
}

async function runLane(db: Knex, next: () => Promise<QuestionSources[]>, typeset: Typesetter): Promise<void> {
  for (let batch = await next(); batch.length > 0; batch = await next()) {
    const made = await typeset(batch);
    await inTransaction(db, (transaction) => storeQuestionHtml(transaction, made, TYPESET_VERSION));
  }
}

/**
 * Typesets every question that the present renderer has not set. Returns the count. Typesetting is all processor time,
 * so a whole bank is spread over threads. Safe to interrupt and repeat: each batch is marked as it is stored.
 */
export async function retypesetQuestions(db: Knex, { worthThreads = WORTH_THREADS } = {}): Promise<number> {
  const stale = await countStaleQuestions(db, TYPESET_VERSION);
  const next = staleBatches(db);
  if (stale < worthThreads) await runLane(db, next, (batch) => batch.map(typesetSources));
  else {
    await using threads = new TypesettingThreads();
    await Promise.all(Array.from({ length: threads.count }, () => runLane(db, next, (batch) => threads.set(batch))));
  }
  return stale;
}

/** Sets all texts of one question in a child process: for a caller who waits. 422 if they cannot be set in time. */
export async function typesetSourcesInProcess(sources: QuestionSources): Promise<QuestionHtml> {
  const tasks = tasksOf(sources);
  return assemble(sources, tasks, await typesetInProcess(tasks));
}

/** Typesets one question now, in the caller's transaction: after an edit, whose writer waits to see it. */
export async function typesetOne(db: Knex, id: number): Promise<void> {
  const sources = await findSources(db, id);
  if (sources) await storeQuestionHtml(db, [await typesetSourcesInProcess(sources)], TYPESET_VERSION);
}

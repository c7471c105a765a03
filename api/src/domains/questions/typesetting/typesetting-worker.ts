/** Worker thread of `retypesetQuestions`: takes a list of sources, answers their HTML. */
import { parentPort } from 'node:worker_threads';
import { typesetSources } from './typeset-sources.ts';
import type { QuestionSources } from './typesetting.queries.ts';

parentPort?.on('message', (batch: QuestionSources[]) => parentPort?.postMessage(batch.map(typesetSources)));

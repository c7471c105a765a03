import assert from 'node:assert/strict';
import { parentPort } from 'node:worker_threads';
import { templates } from '../courses/index.ts';
import { mutate } from './mutations.ts';

/** Thread of `check-bank.ts`: gets the key of a template, answers with what became of the faults planted in it. */
const byKey = new Map(templates.map((template) => [template.key, template]));

parentPort?.on('message', (key: string) => {
  const template = byKey.get(key);
  assert.ok(template, `There is no template ${key}`);
  parentPort?.postMessage(mutate(template));
});

/**
 * Command: `node api/test/bench-printing.ts`, after `npm run build -w bank`: durations, and delays of other work.
 * Figures: docs/measurements.md.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileProcesses } from '../src/file-processes/index.ts';
import { type Paper, printInProcess } from '../src/print/index.ts';
import { paperOf, questionsToPrint } from './bank-papers.ts';

const BANK = new URL('../../bank/dist/question-bank.jsonl', import.meta.url).pathname;
const questions = (await questionsToPrint(BANK)).map(({ question }) => question);
const some = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => questions[(from + index * 37) % questions.length]).flatMap((one) => one ?? []);

async function measure(what: string, paper: Paper): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [start, processor] = [performance.now(), process.cpuUsage()];
  const pdf = await printInProcess({ kind: 'paper', paper }, 'bench');
  const { user, system } = process.cpuUsage(processor);
  delay.disable();
  const figures = [
    `${((performance.now() - start) / 1_000).toFixed(2)} s`,
    `processor ${((user + system) / 1e6).toFixed(2)} s`,
    `${(pdf.length / 1e6).toFixed(2)} MB`,
    `other work waited ${(delay.percentile(99) / 1e6 - 5).toFixed(0)} ms (p99), ${(delay.max / 1e6 - 5).toFixed(0)} ms at most`,
  ];
  process.stdout.write(`${what.padEnd(28)} ${figures.join(', ')}\n`);
}

await measure('10, process not started', paperOf(some(10, 0)));
for (const from of [3, 11, 19]) await measure('10', paperOf(some(10, from)));
for (const from of [5, 13]) await measure('10 with answers', paperOf(some(10, from), { withAnswers: true }));
await measure('200', paperOf(some(200, 0)));
await measure('200 with answers', paperOf(some(200, 7), { withAnswers: true }));
await fileProcesses.stop();

/**
 * `npm run upload -w nightly`: how long an upload of many questions takes, how much memory and how much processor time, the better measure on a busy
 * machine. A table of questions, the bank's own again and again with other numbers, is uploaded by staff to a throw-away
 * system, tried or stored. Nothing is asserted. Options:
 *
 *     --rows 50000         questions of the table
 *     --dry-run            try it only
 *     --again              upload the same table again, which changes nothing
 *     --file table.csv     keep the table there
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { command } from '../../scripts/processes/command.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { freePort } from '../../scripts/processes/port.ts';
import { childrenOf, memoryOf, secondsOf } from '../../scripts/processes/process-use.ts';
import { printLine, step } from '../../scripts/processes/steps.ts';
import { BANK_FILE } from '../../scripts/system/contents.ts';
import { startThrowAwayApi } from '../../scripts/system/throw-away.ts';
import { writeQuestionTable } from './question-table.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    'dry-run': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});
const STAFF = { username: 'demo.staff@example.com', password: 'teach-2026!' };
const LOOK_EVERY_MS = 200;

type Run = { id: number; state: string; progress: { stage: string }; created: number; skipped: number; faults: number };
type Stage = { name: string; ms: number; own: number; children: number };

/**
 * Uploads a table and follows the run to its end. Returns the duration of each stage, and the API's peak memory in it.
 */
async function upload(apiUrl: string, pid: number, path: string, authorization: string): Promise<{ run: Run; stages: Stage[] }> {
  const form = new FormData();
  form.append('file', new Blob([await readFile(path)]), 'questions.csv');
  form.append('dry_run', String(values['dry-run']));
  const stages: Stage[] = [{ name: 'sent and waiting', ms: 0, own: 0, children: 0 }];
  let begun = performance.now();
  const sent = await fetch(`${apiUrl}/api/admin/uploads/questions`, { method: 'POST', body: form, headers: { authorization } });
  const answer = (await sent.json()) as { run: Run; message?: string };
  if (!sent.ok) throw new Fault(`The upload was answered ${sent.status}: ${answer.message}`);
  for (;;) {
    const response = await fetch(`${apiUrl}/api/admin/uploads/runs/${answer.run.id}`, { headers: { authorization } });
    const { run } = (await response.json()) as { run: Run };
    const { own, children } = await memoryOf(pid);
    const stage = stages.at(-1) as Stage;
    stage.own = Math.max(stage.own, own);
    stage.children = Math.max(stage.children, children);
    stage.ms = performance.now() - begun;
    const ended = !['waiting', 'running'].includes(run.state);
    if (ended) return { run, stages };
    if (run.progress.stage !== 'waiting' && run.progress.stage !== stage.name) {
      stages.push({ name: run.progress.stage, ms: 0, own: 0, children: 0 });
      begun = performance.now();
    }
    await sleep(LOOK_EVERY_MS);
  }
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

await command(async (signal, undo) => {
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1) throw new Fault('Say how many rows: a whole number, 50000 if none is given.');
  const folder = await mkdtemp(join(tmpdir(), 'bench-upload-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const { apiUrl, apiPid } = await startThrowAwayApi({ port: await freePort(), signal, undo });
  // The system's only other process is the database.
  const databasePid = (await childrenOf(process.pid)).find((pid) => pid !== apiPid) ?? 0;
  const path = values.file ?? join(folder, 'questions.csv');
  await step('Table', async (note) => {
    await writeQuestionTable(BANK_FILE, path, rows);
    note(`${rows} rows, ${inMegabytes((await stat(path)).size)}`);
  });
  const login = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const authorization = login.headers.get('authorization');
  if (!authorization) throw new Fault(`Signing in was answered ${login.status}.`);
  const before = await memoryOf(apiPid);
  for (let turn = 0; turn <= Number(values.again); turn += 1) {
    const load = loadavg()[0]?.toFixed(1);
    const used = await Promise.all([apiPid, databasePid].map(secondsOf));
    const began = performance.now();
    const { run, stages } = await upload(apiUrl, apiPid, path, authorization);
    const took = performance.now() - began;
    printLine(`\n${run.state}: ${run.created} created, ${run.skipped} as they were, ${run.faults} faults, in ${inSeconds(took)}`);
    printLine(`Memory of the API at rest: ${inMegabytes(before.own)}, of its file processes: ${inMegabytes(before.children)}`);
    const [api = 0, database = 0] = (await Promise.all([apiPid, databasePid].map(secondsOf))).map(
      (now, of) => now - (used[of] ?? 0),
    );
    printLine(`Processor time: API and its file processes ${api.toFixed(1)} s, PostgreSQL ${database.toFixed(1)} s`);
    printLine(
      `Load of this machine before and after: ${load}, ${loadavg()[0]?.toFixed(1)}, on ${availableParallelism()} processors\n`,
    );
    printLine('| step | time | most memory of the API | of its file processes |\n| --- | ---: | ---: | ---: |');
    for (const { name, ms, own, children } of stages)
      printLine(`| ${name} | ${inSeconds(ms)} | ${inMegabytes(own)} | ${inMegabytes(children)} |`);
  }
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../scripts/processes/steps.ts';
import { written } from './calls.ts';
import type { Scan } from './findings.ts';
import { requireSessions } from './roles.ts';
import { CONTROL_MS, folderOf, requireFound, runFor, type Work } from './scan.ts';
import { formatStatuses, sinceThen } from './scanner-proxy.ts';
import { loggedRequest, readSqlmap, requestLog, sqlmapProgram } from './sqlmap.ts';

interface Part {
  name: string;
  log: string;
  ms: number;
  onLine?: (line: string) => void;
}

async function runPart(work: Work, { name, log, ...limits }: Part) {
  const folder = await folderOf(work, name);
  const file = join(folder, 'requests.log');
  await writeFile(file, log);
  return runFor(work, sqlmapProgram(work.program, file, folder, work), { folder, ...limits });
}

async function scanAs(role: 'learner' | 'staff', work: Work, note: Note): Promise<Scan> {
  const [began, calls] = [Date.now(), work.calls.filter((call) => call.role === role)];
  const { url, statuses, failures } = work.proxies[role];
  const before = new Map(statuses);
  const onLine = (line: string) => line.includes('testing URL') && note(`${role}: ${line.split('/~')[1] ?? ''}`);
  const { output, isCut } = await runPart(work, { name: role, log: requestLog(calls, url), ms: work.ms, onLine });
  const report = readSqlmap(output, calls);
  const values = calls.reduce((sum, call) => sum + written(call).marks.length, 0);
  const taken = calls.filter(({ isTaken }) => isTaken).length;
  return {
    scanner: 'sqlmap',
    version: work.version,
    scanned:
      `as ${role}: ${report.values} of ${values} values in ${report.calls} of ${calls.length} requests, of which the site takes ${taken} ` +
      `as they are; answers ${formatStatuses(sinceThen(statuses, before))}`,
    ms: Date.now() - began,
    findings: [...report.findings, ...failures()],
    unfinished: isCut ? `${calls.length - report.calls} requests not begun` : null,
  };
}

/** sqlmap over the calls of learners and those of staff, side by side. */
export async function scanWithSqlmap(work: Work, note: Note): Promise<Scan[]> {
  note('control');
  const log = loggedRequest(work.control, 'GET', '/of?name=free*');
  const control = await runPart(work, { name: 'control', log, ms: CONTROL_MS });
  requireFound('sqlmap', readSqlmap(control.output, []).findings, control.output);
  const scans = await Promise.all([scanAs('learner', work, note), scanAs('staff', work, note)]);
  await requireSessions(work.proxies);
  return scans;
}

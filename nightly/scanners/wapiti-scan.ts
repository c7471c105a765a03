import { readFile } from 'node:fs/promises';
import { addressOf } from '../../api/contract/src/addresses.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { lastLines } from '../../scripts/processes/programs.ts';
import type { Note } from '../../scripts/processes/steps.ts';
import { written } from './calls.ts';
import type { Finding, Scan } from './findings.ts';
import { requireSessions } from './roles.ts';
import { CONTROL_MS, folderOf, requireFound, runFor, type Work } from './scan.ts';
import { formatStatuses, sinceThen } from './scanner-proxy.ts';
import { cutIn, readWapiti, visitedIn, wapitiProgram, wapitiReport } from './wapiti.ts';

/** How far it may exceed its limit: it finishes a request, and a module, before it checks the clock. */
const GRACE = 1.5;

/** Pages that read their address. */
const PAGES = [
  addressOf('question-list', {}, { query: { subject: 'math-aa-sl', topic: 'functions', page: 2 } }),
  addressOf('search-placeholder', {}, { query: { q: 'functions' } }),
  addressOf('blogs', {}, { query: { page: 1 } }),
  addressOf('login', {}, { query: { next: addressOf('my-tests') } }),
  addressOf('reset-password', {}, { query: { token: 'a', email: 'one@example.com' } }),
  addressOf('verify-email', {}, { query: { token: 'a' } }),
  addressOf('subscription-success', {}, { query: { id: 1 } }),
  addressOf('contact', {}, { query: { topic: 'other' } }),
];

type Part = { name: string; site: string; addresses: readonly string[]; ms: number; modules?: readonly string[]; note?: Note };

async function runPart(work: Work, { name, ms, note, ...asked }: Part): Promise<{ findings: Finding[]; output: string }> {
  const folder = await folderOf(work, name);
  const program = wapitiProgram(work.program, { ...asked, listener: work.listener.url, folder, seconds: ms / 1000 });
  const onLine = (line: string) => line.startsWith('[*] Launching') && note?.(`${name}: ${line.slice(14)}`);
  const { output } = await runFor(work, program, { folder, ms: ms * GRACE, onLine });
  const report = await readFile(wapitiReport(folder), 'utf8').catch(() => null);
  if (report === null) throw new Fault(`${lastLines(output, 30)}\nwapiti left no report: see above.`);
  return { findings: readWapiti(report), output };
}

async function scanAs(role: 'guest' | 'learner', work: Work, note: Note): Promise<Scan> {
  const [began, { url, statuses, failures }] = [Date.now(), work.proxies[role]];
  const before = new Map(statuses);
  const readings = work.calls.filter((call) => call.isTaken && call.role === 'learner' && call.name.startsWith('GET'));
  const addresses = [...PAGES, ...readings.map((call) => written(call).path)];
  const { findings, output } = await runPart(work, { name: role, site: url, addresses, ms: work.ms / 2, note });
  const [visited, cut] = [visitedIn(output), cutIn(output)];
  return {
    scanner: 'wapiti',
    version: work.version,
    scanned:
      `as ${role}: ${visited.values} parameters of ${visited.addresses} addresses; ` +
      `answers ${formatStatuses(sinceThen(statuses, before))}`,
    ms: Date.now() - began,
    findings: [...findings, ...failures(), ...work.listener.findings()],
    unfinished: cut.length > 0 ? `not to the end: ${cut.join(', ')}` : null,
  };
}

/** wapiti as a guest, then as a learner, with half of the time each. */
export async function scanWithWapiti(work: Work, note: Note): Promise<Scan[]> {
  note('control');
  const part = { name: 'control', site: work.control, addresses: ['/of?name=free'], ms: CONTROL_MS / 3, modules: ['sql', 'xss'] };
  const control = await runPart(work, part);
  requireFound('wapiti', control.findings, control.output);
  const scans = [await scanAs('guest', work, note), await scanAs('learner', work, note)];
  await requireSessions(work.proxies);
  return scans;
}

/**
 * sqlmap over calls of the contract: its input, and the meaning of its output.
 * https://github.com/sqlmapproject/sqlmap/wiki/Usage
 */
import type { Program } from '../../scripts/processes/programs.ts';
import { type Call, contentTypeOf, written } from './calls.ts';
import type { Finding } from './findings.ts';

/** Behind each value that it is to change. */
const MARK = '*';

/** A request in a Burp log, which is one of sqlmap's formats for several requests with bodies. */
export function loggedRequest(site: string, method: string, path: string, content: readonly string[] = []): string {
  const line = '='.repeat(54);
  const request = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(site).host}`, ...content];
  return `${line}\n12:00:00  ${site}\n${line}\n${request.join('\n')}\n${line}\n\n`;
}

/** The calls, each with the turn by which its answer's lines are known again. */
export function requestLog(calls: readonly Call[], site: string): string {
  const requests = calls.map((call, turn) => {
    const { path, body } = written(call, MARK);
    const content = body === null ? [] : [`Content-Type: ${contentTypeOf(call)}`, '', body];
    return loggedRequest(site, call.name.split(' ', 1)[0] ?? '', `/~${turn}${path}`, content);
  });
  return requests.join('');
}

/**
 * The program. Only payloads for the site's known database are tried; `--ignore-code` has it read the bodies of
 * refusals as well. It asks nothing, follows no redirect elsewhere, and writes below `folder` alone.
 */
export function sqlmapProgram(file: string, log: string, folder: string, { level = 1, risk = 1 } = {}): Program {
  const answers = 'skip further tests=N,keep testing=Y,exploit this=N';
  const options = [
    ...[
      '-l',
      log,
      '--batch',
      '--ignore-stdin',
      `--answers=${answers}`,
      '--dbms=PostgreSQL',
      `--level=${level}`,
      `--risk=${risk}`,
    ],
    ...['--ignore-code=*', '--ignore-proxy', '--ignore-redirects', '--drop-set-cookie', '--skip-waf'],
    ...[
      '--timeout=20',
      '--retries=1',
      '--time-sec=3',
      '--disable-coloring',
      '--flush-session',
      '--keep-alive',
      `--output-dir=${folder}`,
    ],
  ];
  return { name: 'sqlmap', file, options, env: { HOME: folder, XDG_DATA_HOME: folder, PYTHONUNBUFFERED: '1' } };
}

export interface SqlmapReport {
  /** Calls it began with. */
  calls: number;
  /** Values it went through. */
  values: number;
  findings: Finding[];
}

const BEGUN = /\[INFO\] testing URL '(?:http:\/\/[^/]+)\/~(\d+)/;
const GONE_THROUGH = /parameter '([^']+)' (does not seem to be injectable|is vulnerable)/;
/** `[INFO] URI parameter '#1*' is 'PostgreSQL > 8.1 stacked queries' injectable`. */
const HOW = /parameter '([^']+)' (?:is|appears to be) '([^']+)' injectable/;
/** A look at the answer before anything is tried, e.g. that a text comes back as it was sent. */
const HINT = /heuristic \((\w+)\) test shows that (?:\S+ )?parameter '([^']+)' might be (.+?)(?: \(possible DBMS: .*)?$/;

/** Reads its output; `calls` is its input. */
export function readSqlmap(output: string, calls: readonly Call[]): SqlmapReport {
  const report: SqlmapReport = { calls: 0, values: 0, findings: [] };
  let call: Call | undefined;
  let ways: string[] = [];
  for (const line of output.split('\n')) {
    const begun = BEGUN.exec(line);
    if (begun) {
      call = calls[Number(begun[1])];
      report.calls += 1;
    }
    const where = (parameter: string) => `${call?.name ?? 'a call'}, ${nameOf(parameter, call)}`;
    const [, , how] = HOW.exec(line) ?? [];
    if (how) ways.push(how);
    const [, , hinted, hint] = HINT.exec(line) ?? [];
    if (hinted && hint) report.findings.push({ severity: 'info', what: `might be ${hint}`, where: where(hinted) });
    const [, through, outcome] = GONE_THROUGH.exec(line) ?? [];
    if (!through) continue;
    report.values += 1;
    if (outcome === 'is vulnerable')
      report.findings.push({ severity: 'critical', what: `SQL injection: ${ways.join('; ')}`, where: where(through) });
    ways = [];
  }
  return report;
}

/** It numbers marks from 1 in each place: first those of the address, then those of the body. */
function nameOf(parameter: string, call: Call | undefined): string {
  const number = Number(/#(\d+)\*/.exec(parameter)?.[1]);
  if (!call || Number.isNaN(number)) return parameter;
  const inAddress = written({ ...call, body: {} }).marks;
  const inBody = written(call).marks.slice(inAddress.length);
  const place = /JSON|MULTIPART|POST/i.test(parameter) ? inBody : inAddress;
  return place[number - 1] ?? parameter;
}

/** wapiti over pages and public read addresses: its input, and its report. https://wapiti-scanner.github.io */
import type { Program } from '../../scripts/processes/programs.ts';
import type { Finding } from './findings.ts';

/**
 * The modules that apply to a site of this kind, without those that download lists, or guess thousands of file names.
 */
const MODULES = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers', 'methods'],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'ssrf', 'xss', 'xxe'],
];
/** Of the time that it has, what finding pages may take. */
const CRAWLING_SHARE = 0.2;
/** Of the modules, those that take long; the others look at one answer. */
const SLOW = 9;

interface Asked {
  /** Where it begins; also the border that it does not leave. */
  site: string;
  /** More addresses below it, with queries it would not find. */
  addresses: readonly string[];
  /** The address that a server with request forgery would call. */
  listener: string;
  folder: string;
  seconds: number;
  modules?: readonly string[];
}

const NOWHERE = 'http://127.0.0.1:1';
/** At its start it downloads a list of products, wanted or not: requests beyond this machine go to a closed port. */
const LOOPBACK_ALONE = {
  http_proxy: NOWHERE,
  https_proxy: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  no_proxy: '127.0.0.1',
  NO_PROXY: '127.0.0.1',
};

export const wapitiReport = (folder: string): string => `${folder}/report.json`;

export function wapitiProgram(file: string, { site, addresses, listener, folder, seconds, modules = MODULES }: Asked): Program {
  const crawling = Math.round(seconds * CRAWLING_SHARE);
  const each = Math.max(5, Math.floor((seconds - crawling) / Math.min(SLOW, modules.length)));
  const options = [
    ...['-u', `${site}/`, '-m', modules.join(','), '-d', '3', '--max-links-per-page', '30', '--max-files-per-dir', '40'],
    ...['--max-scan-time', String(crawling), '--max-attack-time', String(each), '-t', '20', '-v', '1', '--no-bugreport'],
    ...['--endpoint', listener, '-f', 'json', '-o', wapitiReport(folder), '--store-session', `${folder}/session`],
    ...addresses.flatMap((address) => ['-s', site + address]),
  ];
  return { name: 'wapiti', file, options, env: { ...LOOPBACK_ALONE, HOME: folder, PYTHONUNBUFFERED: '1' } };
}

type Entry = { method: string; path: string; info: string; level: number | string; parameter: string };
type Report = Record<'vulnerabilities' | 'anomalies' | 'additionals', Record<string, Entry[]>>;

const BY_LEVEL = ['info', 'low', 'medium', 'high', 'critical'] as const;

/** The findings of its report, without duplicates per address. */
export function readWapiti(report: string): Finding[] {
  const { vulnerabilities, anomalies, additionals } = JSON.parse(report) as Report;
  const findings = [vulnerabilities, anomalies, additionals].flatMap((kind) =>
    Object.entries(kind).flatMap(([what, entries]) =>
      entries.map(({ method, path, info, level, parameter }) => ({
        severity: BY_LEVEL[Number(level)] ?? 'medium',
        what: `${what}: ${info.replaceAll('\n', ' ')}`,
        where: `${method} ${path.split('?', 1)[0]}${parameter ? `, ${parameter}` : ''}`,
      })),
    ),
  );
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** How many addresses it went through, and how many names their queries have, from what it printed: `[+] GET http://... (0)`. */
export function visitedIn(output: string): { addresses: number; values: number } {
  const names = new Map<string, Set<string>>();
  for (const [, address = ''] of output.matchAll(/^\[\+\] [A-Z]+ (\S+)/gm)) {
    const { pathname, searchParams } = new URL(address);
    names.set(pathname, new Set([...(names.get(pathname) ?? []), ...searchParams.keys()]));
  }
  return { addresses: names.size, values: [...names.values()].reduce((sum, each) => sum + each.size, 0) };
}

/** Modules that did not get to their end in their time. */
export const cutIn = (output: string): string[] =>
  [...output.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, module = '']) => module);

/** A scanner's finding, in one form for all scanners. */

/** As wapiti grades; the other way round it is the order of a report. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A scanner's finding about the site. `where`: the call or page, and the parameter if there is one. */
export interface Finding {
  severity: Severity;
  what: string;
  where: string;
}

/** The result of one scanner. `unfinished`: the part it did not reach, or null. */
export interface Scan {
  scanner: string;
  version: string;
  scanned: string;
  ms: number;
  findings: Finding[];
  unfinished: string | null;
}

/** A false positive, explained in docs/security/scanners.md. */
interface Judged {
  what: RegExp;
  where: RegExp;
  because: string;
}

export const JUDGED: readonly Judged[] = [
  {
    what: /X-Frame-Options is not set/,
    where: /./,
    because: 'frame-ancestors of the content security policy says who may frame a page, and takes precedence over that header',
  },
  {
    what: /X-XSS-Protection is not set/,
    where: /./,
    because: 'browsers have taken that filter out, since it opened holes of its own; the content security policy replaces it',
  },
  {
    what: /Strict-Transport-Security is not set/,
    where: /./,
    because: 'it is sent on https alone, as RFC 6797 (7.2) has it, and the scan is by http',
  },
];

/** Why a finding does not count; null if it was not reviewed. */
export function judgementOf({ what, where }: Finding, judged: readonly Judged[] = JUDGED): string | null {
  return judged.find((each) => each.what.test(what) && each.where.test(where))?.because ?? null;
}

/** The findings that fail the run: all above `info` that were not reviewed as false. */
export function confirmedOf(findings: readonly Finding[], judged: readonly Judged[] = JUDGED): Finding[] {
  return findings.filter((finding) => finding.severity !== 'info' && judgementOf(finding, judged) === null);
}

/** `2 low, 1 info`; `none`. */
function counted(findings: readonly Finding[]): string {
  const counts = SEVERITIES.map((severity) => [severity, findings.filter((each) => each.severity === severity).length] as const);
  return (
    counts
      .filter(([, count]) => count > 0)
      .map(([severity, count]) => `${count} ${severity}`)
      .join(', ') || 'none'
  );
}

/** A table in Markdown with a row for each scan. */
export function tableOf(scans: readonly Scan[], judged: readonly Judged[] = JUDGED): string {
  const rows = scans.map(({ scanner, version, scanned, ms, findings, unfinished }) => {
    const ruled = findings.filter((finding) => judgementOf(finding, judged) !== null);
    const open = findings.filter((finding) => !ruled.includes(finding));
    const time = `${Math.round(ms / 1000)} s${unfinished === null ? '' : `, ${unfinished}`}`;
    return `| ${scanner} | ${version} | ${scanned} | ${time} | ${counted(open)} | ${ruled.length} |`;
  });
  return [
    '| scanner | version | scanned | time | found | judged before |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

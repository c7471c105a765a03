/** An entry: on a day (`2026-12-04`), every day until another one, or at a moment. */
export interface CalendarEntry {
  /** Unique over all calendars and the same each time. */
  uid: string;
  at: string | Date;
  daily?: { until: string };
  summary: string;
  description?: string;
  url: string;
}

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545, section 3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Breaks a line after at most 75 octets, never within a character; what follows begins with a space (section 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

const dayOf = (day: string) => day.replaceAll('-', '');
const momentOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function entryLines({ uid, at, daily, summary, description, url }: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${momentOf(now)}`,
    typeof at === 'string' ? `DTSTART;VALUE=DATE:${dayOf(at)}` : `DTSTART:${momentOf(at)}`,
    ...(daily ? [`RRULE:FREQ=DAILY;UNTIL=${dayOf(daily.until)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    // Nothing of it makes its owner busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar as iCalendar (RFC 5545), to be read again twice a day. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

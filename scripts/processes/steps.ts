/** Shows the steps of a command: each with its progress while it runs and its time when it is done. */
import { stderr, stdout } from 'node:process';

/** Replaces the short text shown beside the running step. */
export type Note = (text: string) => void;

const NAME_WIDTH = 16;
/** How often running steps are printed, in milliseconds: on a terminal, and elsewhere. */
const FRAME_MS = 200;
const TOLD_MS = 5_000;

type Running = { name: string; started: number; note: string };
const running = new Set<Running>();
let ticking: NodeJS.Timeout | undefined;

/**
 * Runs `work` as a named step; several may run side by side. On a terminal one line with all that run is redrawn, with the time so far; elsewhere (a
 * log file, CI) each has a line every five seconds. One line is written when it is done.
 */
export async function step<T>(name: string, work: (note: Note) => Promise<T>): Promise<T> {
  const own: Running = { name, started: Date.now(), note: '' };
  running.add(own);
  redraw();
  ticking ??= stdout.isTTY ? setInterval(redraw, FRAME_MS) : setInterval(tell, TOLD_MS);
  const end = (mark: string) => {
    running.delete(own);
    printLine(lineOf(mark, own));
    if (running.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
  try {
    const result = await work((text) => {
      own.note = text;
    });
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

const lineOf = (mark: string, { name, started, note }: Running) =>
  `${mark} ${name.padEnd(NAME_WIDTH)} ${seconds(started).padStart(7)}  ${note}`.trimEnd();

/** The time since `started` (milliseconds since 1970), in seconds with one decimal. */
export function seconds(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

export function printLine(line: string): void {
  stdout.write(`${erased()}${line}\n`);
  redraw();
}

export function logError(line: string): void {
  stderr.write(`${erased()}${line}\n`);
  redraw();
}

/** The control sequence that erases the line of running steps. */
const erased = () => (stdout.isTTY && running.size > 0 ? '\r\x1b[2K' : '');

function redraw(): void {
  if (!stdout.isTTY || running.size === 0) return;
  const [only, ...others] = [...running];
  const all =
    only && others.length === 0
      ? lineOf('…', only)
      : [...running].map(({ name, started, note }) => `… ${name} ${seconds(started)} ${note}`.trim()).join('  ');
  stdout.write(`\r\x1b[2K${all.slice(0, Math.max(20, (stdout.columns ?? 80) - 1))}`);
}

function tell(): void {
  for (const one of running) if (Date.now() - one.started >= TOLD_MS) stdout.write(`${lineOf('…', one)}\n`);
}

/** Shows the steps of a command: each with its progress while it runs and its time when it is done. */
import { stderr, stdout } from 'node:process';

/** Replaces the short text shown beside the running step. */
export type Note = (text: string) => void;

const NAME_WIDTH = 16;
const FRAME_MS = 200;

/**
 * Runs `work` as a named step. On a terminal one line is redrawn with the time so far; elsewhere (a log file, CI) one line is
 * written when the step is done, and one at its start if it may take long.
 */
export async function step<T>(name: string, work: (note: Note) => Promise<T>, { long = false } = {}): Promise<T> {
  const started = Date.now();
  let note = '';
  const line = (mark: string) => `${mark} ${name.padEnd(NAME_WIDTH)} ${seconds(started).padStart(7)}  ${note}`.trimEnd();
  const draw = () => stdout.write(`\r\x1b[2K${line('…').slice(0, Math.max(20, (stdout.columns ?? 80) - 1))}`);
  const frames = stdout.isTTY ? setInterval(draw, FRAME_MS) : undefined;
  if (stdout.isTTY) draw();
  else if (long) stdout.write(`… ${name}\n`);
  const end = (mark: string) => {
    clearInterval(frames);
    stdout.write(`${stdout.isTTY ? '\r\x1b[2K' : ''}${line(mark)}\n`);
  };
  try {
    const result = await work((text) => {
      note = text;
    });
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

/** The time since `started` (milliseconds since 1970), in seconds with one decimal. */
export function seconds(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Writes a line for people. */
export function say(line: string): void {
  stdout.write(`${line}\n`);
}

/** Writes a line about something that went wrong. */
export function logError(line: string): void {
  stderr.write(`${line}\n`);
}

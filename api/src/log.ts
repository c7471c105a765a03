import { type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.ts';

/** What may wait to be written while the disk takes nothing; beyond it lines are lost. Bytes. */
const MOST_WAITING = 1_048_576;

/** Where the lines go. Whether the disk takes them is no reason to answer nobody: what cannot be written is given up. */
function destination(fd: number) {
  const stream = pino.destination({ fd, sync: true, maxLength: MOST_WAITING });
  stream.on('error', () => {});
  return stream;
}

/** What PostgreSQL and its client say beyond an error's message: it names values of rows. */
const WITH_VALUES = ['detail', 'where', 'internalQuery', 'bindings', 'parameters'];

/** An error as it is written down, without the values that it is about. Its causes stand in its stack. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const line: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const name of WITH_VALUES) delete line[name];
  return line;
}

/**
 * The process log: JSON lines, readable text in development. Never logs headers or bodies, which carry passwords and tokens. `fd` is the file
 * that is written, by default what the process prints to.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>, fd = 1): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorLine },
  };
  const output = destination(fd);
  if (config.NODE_ENV !== 'development') return pino(options, output);
  // In this thread: one of its own would end with the first line that cannot be written, and the next line would throw.
  const pretty = prettyFactory({ singleLine: true });
  return pino(options, { write: (line) => output.write(pretty(line) ?? '') });
}

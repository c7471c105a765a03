import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The process log: JSON lines, readable text in development. Never logs headers or bodies, which carry passwords and tokens. */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(config.NODE_ENV === 'development' ? { transport: { target: 'pino-pretty', options: { singleLine: true } } } : {}),
  });
}

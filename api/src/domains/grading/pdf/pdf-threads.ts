import { Piscina } from 'piscina';
import { unavailable } from '../../../errors.ts';
import type { ReportContent } from '../report/draw-report.ts';
import type { Inspection } from './inspect-sheet.ts';

/** A sheet of 25 MB takes about a second. */
const INSPECTION_MS = 20_000;
const DRAWING_MS = 60_000;
const MOST_WAITING = 20;

/**
 * Threads that work on PDFs of others, apart from the one that answers requests: work that takes too long or too much memory ends
 * with its thread and nothing else. Idle ones go away.
 */
const threads = new Piscina({
  filename: new URL('./pdf-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 5_000,
  resourceLimits: { maxOldGenerationSizeMb: 1_024 },
});

/** Says whether a file is a PDF that can be graded. Answers 503 while too many others are waiting. */
export async function inspect(bytes: Uint8Array): Promise<Inspection> {
  if (threads.queueSize >= MOST_WAITING) throw unavailable();
  try {
    return await threads.run(bytes, { name: 'inspectSheet', signal: AbortSignal.timeout(INSPECTION_MS) });
  } catch {
    // The thread ended: out of time or out of memory.
    return { fault: 'pdf_broken' };
  }
}

/** Draws a report. Throws where the sheet cannot be drawn on. */
export function draw(content: ReportContent): Promise<Uint8Array> {
  return threads.run(content, { name: 'drawReport', signal: AbortSignal.timeout(DRAWING_MS) });
}

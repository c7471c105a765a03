import { FileWorkError, fileProcesses, fileTask, type Owner } from '../../../file-processes/index.ts';
import type { drawReport, ReportContent } from '../report/draw-report.ts';
import type { Inspection, inspectSheet } from './inspect-sheet.ts';

/** The sheet of a learner takes some tenths of a second; the most demanding that is taken, 5 s. */
const INSPECTION = fileTask<typeof inspectSheet>(new URL('./inspect-sheet.ts', import.meta.url), 'inspectSheet', {
  mostMs: 20_000,
});
const DRAWING = fileTask<typeof drawReport>(new URL('../report/draw-report.ts', import.meta.url), 'drawReport', {
  mostMs: 60_000,
});
/** Reports share the processes as one account does. */
const REPORTS: Owner = 'reports';

/** Says whether a file is a PDF that can be graded. Throws a `FileWorkError` where that cannot be told. */
export async function inspect(bytes: Uint8Array, owner: Owner): Promise<Inspection> {
  try {
    return await fileProcesses.run(INSPECTION, [bytes], owner);
  } catch (error) {
    if (error instanceof FileWorkError && error.fault === 'memory') return { fault: 'pdf_too_complex' };
    throw error;
  }
}

/** Draws a report. Throws where the sheet cannot be drawn on. */
export function draw(content: ReportContent): Promise<Uint8Array> {
  return fileProcesses.run(DRAWING, [content], REPORTS);
}

import { fileProcesses, fileTask, type Owner } from '../../../../file-processes/index.ts';
import type { drawReport, ReportContent } from './draw-report.ts';

const DRAWING = fileTask<typeof drawReport>(new URL('./draw-report.ts', import.meta.url), 'drawReport', { mostMs: 60_000 });
/** Reports share the processes as one account does. */
const REPORTS: Owner = 'reports';

/** Draws a report. Throws where the sheet cannot be drawn on. */
export function draw(content: ReportContent): Promise<Uint8Array> {
  return fileProcesses.run(DRAWING, [content], REPORTS);
}

/** Worker thread: what is done to PDFs, one piece of work at a time. */

export { drawReport } from '../report/draw-report.ts';
export { inspectSheet } from './inspect-sheet.ts';

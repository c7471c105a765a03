export type { Paper, PaperQuestion } from './paper.ts';
export { prepareToPrint, printInProcess } from './print-in-process.ts';
export type { Receipt } from './receipt.ts';
export type { ReportCover } from './report-cover.ts';

export type { Paper, PaperMarkLine, PaperQuestion, WorkingSpace } from './paper.ts';
export { PrintingQueueFull, PrintingTooLong, printInThread } from './print-in-thread.ts';

export type { Paper, PaperMarkLine, PaperQuestion, WorkingSpace } from './paper.ts';
export { PrintingQueueFull, PrintingTooLong, prepareToPrint, printInThread, stopPrinting } from './print-in-thread.ts';
export type { Receipt } from './receipt.ts';

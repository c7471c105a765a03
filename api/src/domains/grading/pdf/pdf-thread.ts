/** Worker thread: what is done to PDFs, one piece of work at a time. */
export { inspectSheet } from './inspect-sheet.ts';

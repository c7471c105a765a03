export type { Owner } from './fair-queue.ts';
export { fileProcesses } from './file-processes.ts';
export { FileWorkError } from './file-work-error.ts';
export { fileTask } from './task.ts';

export type { Owner } from '@api/work-process';
export { fileProcesses, textProcesses } from './file-processes.ts';
export { FileWorkError } from './file-work-error.ts';
export { fileTask } from './task.ts';

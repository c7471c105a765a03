export type { Owner } from '../work-shares/index.ts';
export { fileProcesses, textProcesses } from './file-processes.ts';
export { FileWorkError } from './file-work-error.ts';
export { fileTask } from './task.ts';

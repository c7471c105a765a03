export type { Owner } from '../work-shares/index.ts';
export { fileProcesses } from './file-processes.ts';
export { FileWorkError } from './file-work-error.ts';
export { fileTask } from './task.ts';

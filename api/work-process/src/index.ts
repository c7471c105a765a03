export { WorkError, type WorkFault } from './work-error.ts';
export { type MemoryLimits, WorkProcess } from './work-process.ts';

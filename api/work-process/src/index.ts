export { BytesInHand } from './bytes-in-hand.ts';
export { FairQueue, type Owner, type QueueLimits } from './fair-queue.ts';
export { networkOf } from './network.ts';
export { WorkError, type WorkFault } from './work-error.ts';
export { type Confinement, type MemoryLimits, WorkProcess } from './work-process.ts';
export { type Refusal, type ShareLimits, WorkShare } from './work-share.ts';

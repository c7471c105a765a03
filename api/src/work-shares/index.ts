export { FairQueue, type Owner, type QueueLimits } from './fair-queue.ts';
export { createWorkShares, kindOf, type WorkShares } from './shares.ts';
export { WorkShare } from './work-share.ts';

/** By this signal a process ends that took too much memory: V8 does so when the heap is full, the watch follows it. */
export const OUT_OF_MEMORY = 'SIGABRT';

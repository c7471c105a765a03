import type { Duration } from '@api/contract';

/** Lengths of a test with their labels and numbers of questions. Specification part 1 and 2, section 9. */
export const DURATIONS: readonly { minutes: Duration; label: string; questions: number }[] = [
  { minutes: 30, label: 'Half an Hour', questions: 5 },
  { minutes: 60, label: '1 Hour', questions: 10 },
  { minutes: 120, label: '2 Hours', questions: 20 },
];

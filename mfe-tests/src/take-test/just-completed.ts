/** Goes along with the address of a receipt, right after the test was taken: then, and only then, grading is offered. */
export const JUST_COMPLETED = { justCompleted: true } as const;

/** True for the state of an entry in the history that `JUST_COMPLETED` was written into. */
export function wasJustCompleted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justCompleted' in state && state.justCompleted === true;
}

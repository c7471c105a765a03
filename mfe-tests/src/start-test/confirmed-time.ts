import { TIME_CHOICES, type TimeChoice } from './TimeChoice.tsx';

/** Goes along with the address of an intro from the confirmation of its test: the rules were read there, and the time was chosen. */
export const confirmedTime = (time: TimeChoice) => ({ confirmedTime: time });

/** The time of an entry in the history that `confirmedTime` was written into; undefined for any other, whose rules are still to be read. */
export function readConfirmedTime(state: unknown): TimeChoice | undefined {
  if (typeof state !== 'object' || state === null || !('confirmedTime' in state)) return undefined;
  return TIME_CHOICES.find((choice) => choice === state.confirmedTime);
}

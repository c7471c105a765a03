import { partLabel } from '../../test-words.ts';
import type { Progress } from './progress.ts';

/** A version of a question in words: its state, its flag, what was chosen and typed. */
export function progressLines({ state, flagged, answer }: Progress): string[] {
  return [
    { attempted: 'Attempted', skipped: 'Skipped', unvisited: 'Not done yet' }[state],
    ...(flagged ? ['Flagged'] : []),
    ...(answer?.option ? [`Option ${answer.option}`] : []),
    ...(answer?.parts ?? []).map(({ part, value }) => (part === '' ? `Answer: ${value}` : `${partLabel(part)}: ${value}`)),
    ...(answer === null ? ['No answer given'] : []),
  ];
}

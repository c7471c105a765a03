import type { MarksSoFar } from '@api/contract';

/** "4 of 7"; "3 of 4 automatically, 3 not marked yet"; "7 of 9 (3 of 4 automatically)"; "of 7, not marked yet". */
export function marksInWords({ marks, marked, obtained, automatic }: MarksSoFar): string {
  if (marked === 0) return `of ${marks}, not marked yet`;
  const rest = marks - marked;
  return `${obtained} of ${marked}${automaticInWords(marked, automatic)}${rest === 0 ? '' : `, ${rest} not marked yet`}`;
}

function automaticInWords(marked: number, automatic: MarksSoFar['automatic']): string {
  if (automatic === null) return '';
  return automatic.max === marked ? ' automatically' : ` (${automatic.marks} of ${automatic.max} automatically)`;
}

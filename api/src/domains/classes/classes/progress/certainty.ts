import type { Certainty, Estimate } from '@api/contract';

/** Half widths of the 80 % band up to which an estimate is sure, or fair. */
const SURE = 0.12;
const FAIR = 0.22;

/** How sure an estimate is, by the width of its band. */
export function certaintyOf({ low, high }: Estimate): Certainty {
  const half = (high - low) / 2;
  if (half <= SURE) return 'sure';
  return half <= FAIR ? 'fair' : 'unsure';
}

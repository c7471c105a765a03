import type { ClassLearner } from '@api/contract';

type Estimated = Pick<NonNullable<ClassLearner['topics']>[number], 'estimate' | 'certainty'>;

/** `62 %`, `about 62 %`, or `unsure` while there is too little evidence to name a number. */
export function estimateInWords({ estimate, certainty }: Estimated): string {
  const percent = `${Math.round(100 * estimate.value)} %`;
  if (certainty === 'unsure') return 'unsure';
  return certainty === 'fair' ? `about ${percent}` : percent;
}

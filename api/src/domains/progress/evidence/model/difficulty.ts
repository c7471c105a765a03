/** The result of first tries at a question, over all learners. */
export interface Tries {
  learners: number;
  /** Their share of the marks, between 0 and 1. */
  facility: number;
  /** Their abilities in logits, each reckoned from all that they have answered: mean and variance. */
  abilityMean: number;
  abilityVariance: number;
}

/** How many learners the author's stated difficulty counts for. */
export const STATED_COUNTS_FOR = 12;
/** Bounds of a question's difficulty; beyond them it no longer discriminates. */
const FARTHEST = 3;
/** A logit is 1.7 standard deviations of the normal distribution. */
const LOGIT_VARIANCE = 1.7 ** 2;

export const logitOf = (share: number): number => Math.log(share / (1 - share));

/** A share that is never 0 or 1, however few have tried: half a mark is added on either side. */
export const smoothed = (share: number, count: number): number => (share * count + 0.5) / (count + 1);

/**
 * How difficult a question is, in logits against a medium one: from its tries by the normal approximation (PROX: the ability of who tried it, plus
 * the logit of what they lost, spread as much as these learners differ), drawn towards what is stated the fewer they are.
 */
export function difficultyOf(stated: number, tries: Tries | null): number {
  if (!tries || tries.learners === 0) return stated;
  const { learners, facility, abilityMean, abilityVariance } = tries;
  const spread = Math.sqrt(1 + abilityVariance / LOGIT_VARIANCE);
  const seen = abilityMean - spread * logitOf(smoothed(facility, learners));
  const drawn = (learners * seen + STATED_COUNTS_FOR * stated) / (learners + STATED_COUNTS_FOR);
  return Math.max(-FARTHEST, Math.min(FARTHEST, drawn));
}

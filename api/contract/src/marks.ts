/** Marks in percent of a total, rounded down (specification part 2, section 9); null without a total. The one way in which marks become a percentage. */
export const percentageOf = (marks: number, total: number): number | null =>
  total === 0 ? null : Math.floor((100 * marks) / total);

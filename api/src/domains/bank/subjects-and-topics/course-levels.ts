/** Slugs of the maths courses' levels, which share questions: `math-aa-sl` with `math-aa-hl`. For PostgreSQL too. */
export const COURSE_LEVEL_SLUG = '^math-.*-[sh]l$';

const pattern = new RegExp(COURSE_LEVEL_SLUG);

/** Whether a subject is one level of a course that shares questions with its other level. */
export const isCourseLevel = ({ slug }: { slug: string }): boolean => pattern.test(slug);

/** The level that a subject's slug ends with; null where a subject has no levels. */
export function levelOf({ slug }: { slug: string }): 'SL' | 'HL' | null {
  const level = /-([sh]l)$/.exec(slug)?.[1]?.toUpperCase();
  return level === 'SL' || level === 'HL' ? level : null;
}

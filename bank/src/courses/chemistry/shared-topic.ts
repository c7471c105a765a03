/** A topic of both levels. Standard level is higher level without the `hlOnly` topics and the `higher` lines. */
export interface SharedTopic {
  number: string;
  name: string;
  /** What both levels need. */
  syllabus?: string;
  /** What higher level adds to the syllabus text. */
  higher?: string;
  hlOnly?: true;
  /** Slugs of topics that were merged into this one; they were the same at both levels. */
  formerSlugs?: readonly string[];
  subtopics?: readonly SharedTopic[];
}

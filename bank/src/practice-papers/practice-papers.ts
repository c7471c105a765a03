import papers from './papers.json' with { type: 'json' };

/**
 * A practice paper: original questions that make a whole paper of a course, named like a session and taken from none. Its questions have
 * its month, year and time zone; others have none.
 */
export interface PracticePaper {
  /** The paper of the course that it is like: `math-aa-sl-1`. */
  blueprint: string;
  month: 'May' | 'November';
  year: number;
  timezone: number;
  /** Ids of its questions. */
  questions: readonly string[];
}

/** All practice papers, made by `compose-papers.ts`. */
export const practicePapers = papers as readonly PracticePaper[];

/** The practice set of each question that stands on a paper, by the question's id. */
export const practiceSets: ReadonlyMap<string, Pick<PracticePaper, 'month' | 'year' | 'timezone'>> = new Map(
  practicePapers.flatMap(({ month, year, timezone, questions }) => questions.map((id) => [id, { month, year, timezone }])),
);

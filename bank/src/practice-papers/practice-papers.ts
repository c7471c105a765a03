import papers from '@api/drawing/practice-papers.json' with { type: 'json' };

/** A practice paper: original questions that make a whole paper of a course, the same for everybody. */
export interface PracticePaper {
  /** The paper of the course that it is like: `math-aa-sl-1`. */
  blueprint: string;
  /** Papers of one number make a whole examination. */
  set: number;
  /** Ids of its questions. */
  questions: readonly string[];
}

/** All practice papers, made by `compose-papers.ts`; the API reads them too. */
export const practicePapers: readonly PracticePaper[] = papers;

/** The ids of all questions that stand on a practice paper. */
export const onPracticePapers: ReadonlySet<string> = new Set(practicePapers.flatMap(({ questions }) => questions));

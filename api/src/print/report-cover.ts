/** The content of a report's first pages. */
export interface ReportCover {
  subject: string;
  learner: string;
  slug: string;
  /** In words, e.g. `21 November 2026`. */
  gradedOn: string;
  /** Who graded it; null: an account that was deleted since. */
  grader: string | null;
  /** `earned`: the marks stamped for it, such as `M1`. Comments are messages: words with TeX. */
  questions: { position: number; marks: number; max: number; comment: string; earned: string[] }[];
  marksObtained: number;
  totalMarks: number;
  percentage: number;
  /** On the whole; may be empty. */
  comment: string;
  /** Graded for the second time. */
  regraded: boolean;
}

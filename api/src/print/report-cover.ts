import type { PaperMarkLine } from './paper.ts';

export interface EarnedLine extends PaperMarkLine {
  isEarned: boolean;
}

export interface ReportCover {
  subject: string;
  learner: string;
  slug: string;
  /** In words, e.g. `21 November 2026`. */
  gradedOn: string;
  /** Who graded it; null: an account that was deleted since. */
  grader: string | null;
  questions: {
    position: number;
    marks: number;
    max: number;
    /** A message: words with TeX. */
    comment: string;
    /** The lines of its mark scheme; empty where it is not known which were earned. */
    lines: EarnedLine[];
    /** The marks stamped for no line, such as `+1`. */
    stamps: string[];
  }[];
  marksObtained: number;
  totalMarks: number;
  percentage: number;
  /** On the whole; may be empty. */
  comment: string;
  /** Graded for the second time. */
  regraded: boolean;
}

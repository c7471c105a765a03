import type { TypesetDiagram } from '@api/typesetting';

/** Space for working: dotted lines by the number of marks, the same height blank, or none. */
export type WorkingSpace = 'lines' | 'blank' | 'none';

/** A line of a mark scheme: `M1`, `A1`, in brackets where implied. */
export interface PaperMarkLine {
  /** `a`, `a.i`, or empty. */
  part: string;
  text: string;
  code: string;
  implied: boolean;
}

/** A question as a paper prints it. Texts are Markdown with TeX, as their authors wrote them. */
export interface PaperQuestion {
  text: string;
  marks: number;
  specialInfo: string | null;
  calculatorAllowed: boolean;
  options: readonly { key: string; text: string }[];
  diagrams: readonly TypesetDiagram[];
  /** Further pictures, as files. */
  images: readonly Uint8Array[];
  answers: readonly {
    finalAnswer: string;
    solution: string;
    correctOption: string | null;
    markScheme: readonly PaperMarkLine[];
    /** Pictures of the solution, as files. */
    images: readonly Uint8Array[];
  }[];
}

/** The content of a printed paper: plain data, so that it can go to another process. */
export interface Paper {
  /** The kind of paper, e.g. `Practice test`. */
  kind: string;
  title: string;
  subtitle: string;
  date: Date;
  minutes: number;
  space: WorkingSpace;
  questions: readonly PaperQuestion[];
  /** Worked solutions and mark schemes after the questions. */
  withAnswers: boolean;
  /** An address to which each page adds `#page=3` for its QR code; null: no code. */
  address: string | null;
}

/** What a teacher gives for one question. Null marks: as marked automatically or by the learner. */
export interface GivenMarks {
  marks: number | null;
  comment: string;
}

/** A question's place in the topic trees, as the list that found it sees it. */
export interface Placement {
  question_id: number;
  subject_id: number;
  topic1_id: number;
  topic2_id: number | null;
  topic3_id: number | null;
}

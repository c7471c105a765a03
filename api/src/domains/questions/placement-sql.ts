/** A question's place in the topic trees, as the list that found it sees it. */
export interface Placement {
  question_id: number;
  subject_id: number;
  topic1_id: number;
  topic2_id: number | null;
  topic3_id: number | null;
}

export const PLACEMENT_COLUMNS = 'p.question_id, p.subject_id, p.topic1_id, p.topic2_id, p.topic3_id';

/** Where the listed questions stand: `p` is the placement, `q` the question, `t` its topic, `s` its subject. */
export const LISTING_FROM = `
  FROM question_topics p
  JOIN questions q ON q.id = p.question_id
  JOIN topics t ON t.id = p.topic_id
  JOIN subjects s ON s.id = p.subject_id`;

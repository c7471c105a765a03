import { z } from 'zod';

export const placementRow = z.object({
  question_id: z.int(),
  subject_id: z.int(),
  topic1_id: z.int(),
  topic2_id: z.int().nullable(),
  topic3_id: z.int().nullable(),
});
/** A question's place in the topic trees, as the list that found it sees it. */
export type Placement = z.infer<typeof placementRow>;

/** The columns of a placement in a list that calls it `name`. */
export const placementColumns = (name: string) =>
  Object.keys(placementRow.shape)
    .map((column) => `${name}.${column}`)
    .join(', ');
export const PLACEMENT_COLUMNS = placementColumns('p');

/** The places of listed questions: `p` is the placement, `q` the question, `t` its topic, `s` its subject. */
export const LISTING_FROM = `
  FROM question_topics p
  JOIN questions q ON q.id = p.question_id
  JOIN topics t ON t.id = p.topic_id
  JOIN subjects s ON s.id = p.subject_id`;

/** A topic as people call it: `2.6 Quadratics`. */
export const nameOf = ({ topic_number, topic_name }: { topic_number: string; topic_name: string }) =>
  `${topic_number} ${topic_name}`;

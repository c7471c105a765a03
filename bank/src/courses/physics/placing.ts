import type { Placement } from '../../template.ts';

/** Variants shared evenly by the two courses. */
export function bothCourses(topic: string, paper: 1 | 2, otherTopics?: readonly string[]): Placement[] {
  return [place('physics-sl', topic, paper, otherTopics), place('physics-hl', topic, paper, otherTopics)];
}

/** Two variants in three for SL: used where HL has further templates of its own. */
export function mostlySl(topic: string, paper: 1 | 2, otherTopics?: readonly string[]): Placement[] {
  const [sl, hl] = [place('physics-sl', topic, paper, otherTopics), place('physics-hl', topic, paper, otherTopics)];
  return [sl, hl, sl];
}

/** Additional higher level. */
export function higherLevel(topic: string, paper: 1 | 2, otherTopics?: readonly string[]): Placement[] {
  return [place('physics-hl', topic, paper, otherTopics)];
}

function place(subject: Placement['subject'], topic: string, paper: 1 | 2, otherTopics?: readonly string[]): Placement {
  return { subject, topic, paper, ...(otherTopics ? { otherTopics } : {}) };
}

import type { BulkChange, BulkPreview, BulkRefusal } from '@api/contract';
import type { Changeable, KnownTopics } from './changeable.queries.ts';

/** Fields as versions name them. */
export type ChangedField = 'visible' | 'verified' | 'topic_changed' | 'difficulty' | 'topic' | 'OtherTopicsOnQuestion';

/** The outcome for one question. */
export type Planned =
  | { id: number; outcome: 'same' }
  | { id: number; outcome: 'left'; reason: BulkRefusal }
  | { id: number; outcome: 'changed'; after: Changeable; fields: ChangedField[] };

const MOST_FURTHER_TOPICS = 20;

function othersAfter(before: Changeable, { add_topics = [], remove_topics = [] }: BulkChange, topic: number): number[] {
  const kept = before.others.filter((id) => !remove_topics.includes(id));
  return [...new Set([...kept, ...add_topics])].filter((id) => id !== topic).sort((a, b) => a - b);
}

function refusalOf(before: Changeable, after: Changeable, change: BulkChange, topics: KnownTopics): BulkRefusal | null {
  if (before.deleted) return 'deleted';
  const named = [...(change.topic === undefined ? [] : [change.topic]), ...(change.add_topics ?? [])];
  if (named.some((id) => topics.get(id)?.subject_id !== before.subject_id)) return 'other_subject';
  if (after.topic_id !== before.topic_id && before.shared && !topics.get(after.topic_id)?.has_other_level)
    return 'no_other_level';
  return after.others.length > MOST_FURTHER_TOPICS ? 'too_many_topics' : null;
}

/** Computes a change of one question: pure, so that preview and change cannot differ. */
export function planChange(before: Changeable, change: BulkChange, topics: KnownTopics): Planned {
  const topic_id = change.topic ?? before.topic_id;
  const after: Changeable = {
    ...before,
    topic_id,
    visible: change.visible ?? before.visible,
    verified: change.verified ?? before.verified,
    topic_changed: change.topic_changed ?? before.topic_changed,
    difficulty: change.difficulty ?? before.difficulty,
    others: othersAfter(before, change, topic_id),
  };
  const { id } = before;
  const reason = refusalOf(before, after, change, topics);
  if (reason) return { id, outcome: 'left', reason };
  const fields = fieldsChanged(before, after);
  return fields.length === 0 ? { id, outcome: 'same' } : { id, outcome: 'changed', after, fields };
}

/** Names of what differs between two states of a question. */
export function fieldsChanged(before: Changeable, after: Changeable): ChangedField[] {
  const plain = (['visible', 'verified', 'topic_changed', 'difficulty'] as const).filter((name) => before[name] !== after[name]);
  return [
    ...plain,
    ...(before.topic_id === after.topic_id ? [] : (['topic'] as const)),
    ...(before.others.join() === after.others.join() ? [] : (['OtherTopicsOnQuestion'] as const)),
  ];
}

/** How many skipped questions are named. */
const NAMED = 50;

export class Tally {
  total = 0;
  changed = 0;
  same = 0;
  readonly #fields = new Map<ChangedField, number>();
  readonly #left = new Map<BulkRefusal, { count: number; ids: number[] }>();

  /** Continues from earlier sums. */
  constructor(changed = 0, left: BulkPreview['left'] = []) {
    this.changed = changed;
    for (const { reason, count, ids } of left) this.#left.set(reason, { count, ids: [...ids] });
  }

  add(planned: Planned): void {
    this.total += 1;
    if (planned.outcome === 'same') this.same += 1;
    else if (planned.outcome === 'left') this.leave(planned.id, planned.reason);
    else {
      this.changed += 1;
      for (const field of planned.fields) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1);
    }
  }

  leave(id: number, reason: BulkRefusal): void {
    const left = this.#left.get(reason) ?? { count: 0, ids: [] };
    left.count += 1;
    if (left.ids.length < NAMED) left.ids.push(id);
    this.#left.set(reason, left);
  }

  get left(): BulkPreview['left'] {
    return [...this.#left].map(([reason, left]) => ({ reason, ...left }));
  }

  get preview(): BulkPreview {
    const { total, changed, same, left } = this;
    return { total, changed, same, left, fields: [...this.#fields].map(([field, count]) => ({ field, count })) };
  }
}

import type { CourseProgress, Evidence, TopicProgress, WeekProgress } from '@api/contract';
import { mondayOf } from './weeks.ts';

const DAY_MS = 86_400_000;
export const daysBefore = (days: number) => new Date(Date.now() - days * DAY_MS);

const NOTHING = {
  parts: 0,
  questions: 0,
  first_tries: 0,
  right_first: 0,
  marks: 0,
  of: 0,
  seconds: 0,
  timed_marks: 0,
  last_at: null,
};
const NONE_LOST = { method: 0, accuracy: 0, misread: 0, notation: 0, time: 0, unexplained: 0 };

export function sampleTopicProgress(id: number, changes: Partial<TopicProgress> = {}): TopicProgress {
  return {
    id,
    topic_name: `Topic ${id}`,
    slug: `topic-${id}`,
    topic_number: String(id),
    parent_topic_id: null,
    depth: 1,
    weight: 0.2,
    estimate: { value: 0.5, low: 0.1, high: 0.9 },
    ...NOTHING,
    ...changes,
  };
}

/** 30 marks tried some weeks ago. */
export function sampleWeek(weeksAgo: number, changes: Partial<WeekProgress> = {}): WeekProgress {
  const tried = { parts: 12, questions: 8, first_tries: 10, right_first: 6, marks: 20, of: 30, seconds: 3600, timed_marks: 30 };
  return {
    week: mondayOf(daysBefore(7 * weeksAgo)),
    ...tried,
    last_at: daysBefore(7 * weeksAgo).toISOString(),
    lost: { ...NONE_LOST, method: 6, accuracy: 4 },
    ...changes,
  };
}

/** Two topics, one of them tried. */
export function sampleCourse(changes: Partial<CourseProgress> = {}): CourseProgress {
  const quadratics = {
    parts: 24,
    questions: 11,
    first_tries: 20,
    right_first: 13,
    marks: 40,
    of: 61,
    seconds: 4392,
    timed_marks: 61,
    last_at: daysBefore(3).toISOString(),
  };
  return {
    subject: { id: 2, subject_name: 'Maths AA HL', slug: 'math-aa-hl' },
    own: true,
    estimate: { value: 0.66, low: 0.55, high: 0.76 },
    ...quadratics,
    tests: 3,
    gradings: 1,
    topics: [
      sampleTopicProgress(1, { topic_name: 'Functions', slug: 'functions', ...quadratics }),
      sampleTopicProgress(2, {
        topic_name: 'Quadratics',
        slug: 'quadratics',
        parent_topic_id: 1,
        depth: 2,
        estimate: { value: 0.7, low: 0.6, high: 0.8 },
        ...quadratics,
      }),
      sampleTopicProgress(3, { topic_name: 'Transformations', slug: 'transformations', parent_topic_id: 1, depth: 2 }),
    ],
    weeks: [sampleWeek(6, { lost: { ...NONE_LOST, method: 2, accuracy: 8 } }), sampleWeek(0)],
    lifts: [{ topic_id: 3, gain: 0.021 }],
    ...changes,
  };
}

export function sampleEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    id: 9,
    question_id: 41,
    question_version: 1,
    question_number: 12,
    address: { subject_slug: 'math-aa-hl', topic_slugs: ['functions', 'quadratics'] },
    topic: { id: 2, topic_name: 'Quadratics', slug: 'quadratics', topic_number: '2.6', parent_topic_id: 1 },
    part: 'b',
    place: 'self_marked',
    outcome: 'answered',
    marks: 2,
    of: 3,
    first_try: false,
    help: ['hint'],
    lost: [{ reason: 'method', marks: 1 }],
    seconds: 140,
    at: '2026-11-02T10:00:00Z',
    test_slug: 'quiet-river',
    ...changes,
  };
}

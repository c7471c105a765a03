import type { StudyRun, Today } from '@api/contract';

/** A Sunday evening in the middle of the course. */
export function sampleToday(overrides: Partial<Today> = {}): Today {
  return {
    day: '2026-11-22',
    server_time: '2026-11-22T18:00:00.000Z',
    plan: {
      minutes: 30,
      courses: [
        { id: 1, subject_name: 'Maths AA HL', slug: 'math-aa-hl' },
        { id: 2, subject_name: 'Physics HL', slug: 'physics-hl' },
      ],
      courses_from_profile: false,
      exam: { day: '2027-05-05', exact: true, days: 164 },
    },
    minutes_done: 0,
    things: [
      {
        kind: 'due',
        key: 'due',
        question_count: 6,
        minutes: 18,
        run: null,
        topics: ['Complex numbers', 'Binomial theorem', 'Kinematics'],
        tried_days_ago: { least: 9, most: 24 },
      },
      {
        kind: 'new',
        key: 'new-7',
        question_count: 3,
        minutes: 12,
        run: null,
        topic: { id: 7, topic_name: "De Moivre's theorem", subject_name: 'Maths AA HL' },
      },
      {
        kind: 'unmarked_test',
        key: 'test-abc',
        slug: 'abc',
        submitted_at: '2026-11-19T10:00:00.000Z',
        marks_waiting: 21,
        marks: 29,
      },
    ],
    running_test: null,
    reply: null,
    week: [25, 12, 0, 28, 0, 17, 4].map((minutes, index) => ({ day: `2026-11-${16 + index}`, minutes })),
    new_learner: false,
    days_away: 1,
    minutes_to_meet_all: null,
    skipped: false,
    ...overrides,
  };
}

/** Two questions, one of them done. */
export function sampleRun(overrides: Partial<StudyRun> = {}): StudyRun {
  const place = { subject_slug: 'math-aa-hl', topic_slugs: ['number', 'complex'] };
  return {
    id: 5,
    kind: 'due',
    topic_name: null,
    begun_at: '2026-11-22T18:00:00.000Z',
    ended_at: null,
    items: [
      { question_id: 41, why: 'due', state: 'done', marks: 6, topic_name: 'Complex numbers', place },
      { question_id: 42, why: 'due', state: 'open', marks: 1, topic_name: 'Kinematics', place },
    ],
    summary: { done: 1, skipped: 0, marks: 4, of: 6, minutes: 7 },
    ...overrides,
  };
}

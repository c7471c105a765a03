import type { Blueprint, MockGrade, MockPaper, PracticePaper, ResponseOf } from '@api/contract';

const topic = (id: number, topic_name: string, topic_number: string) => ({
  ...{ id, topic_name, topic_number, slug: topic_name.toLowerCase(), parent_topic_id: null },
});
const TOPICS = [topic(1, 'Algebra', '1'), topic(2, 'Functions', '2'), topic(3, 'Calculus', '5')];
const SUBJECT = { id: 1, slug: 'math-aa-sl', subject_name: 'Maths AA SL' };

const sampleBlueprint = (changes: Partial<Blueprint> = {}): Blueprint => ({
  key: 'math-aa-sl-1',
  paper: '1',
  minutes: 90,
  marks: 80,
  calculator: false,
  sections: [
    { name: 'Section A', about: 'Short questions', marks: 40 },
    { name: 'Section B', about: 'Long questions', marks: 40 },
  ],
  topics: TOPICS.map((each, index) => ({ topic: each, marks: [20, 30, 30][index] ?? 0 })),
  ...changes,
});

const samplePracticePaper = (changes: Partial<PracticePaper> = {}): PracticePaper => ({
  code: 'math-aa-sl-1-set-3',
  blueprint: 'math-aa-sl-1',
  ...{ set: 3, minutes: 90, question_count: 12, marks: 80 },
  ...changes,
});

/** Two courses. */
export const sampleCourses = (): ResponseOf<'GET /api/mock-papers'> => ({
  courses: [
    {
      subject: SUBJECT,
      blueprints: [sampleBlueprint(), sampleBlueprint({ key: 'math-aa-sl-2', paper: '2', calculator: true })],
      practice: [samplePracticePaper(), samplePracticePaper({ blueprint: 'math-aa-sl-2', set: 1 })],
      practice_papers: [],
    },
    {
      subject: { id: 2, slug: 'physics-sl', subject_name: 'Physics SL' },
      blueprints: [sampleBlueprint({ key: 'physics-sl-1a', paper: '1A', minutes: 50, marks: 25, topics: [] })],
      practice_papers: [],
    },
  ],
});

/** Not taken yet. */
export const sampleMockPaper = (changes: Partial<MockPaper> = {}): MockPaper => ({
  code: 'math-aa-sl-1-7k3m9q',
  blueprint: 'math-aa-sl-1',
  subject: SUBJECT,
  paper: '1',
  practice_set: null,
  minutes: 90,
  calculator: false,
  drawn_at: '2026-11-22T10:00:00.000Z',
  question_count: 11,
  marks: 78,
  full: { marks: 80, minutes: 90 },
  sections: [{ name: '', about: 'Questions of all lengths', marks: 78, full_marks: 80, questions: 11 }],
  topics: TOPICS.map((each, index) => ({ topic: each, marks: [20, 30, 28][index] ?? 0, of: null })),
  difficulties: { Easy: 25, Medium: 35, Hard: 18 },
  remarks: ['78 marks, where the examination’s paper has 80.'],
  taken: [],
  ...changes,
});

export const sampleGrade = (changes: Partial<MockGrade> = {}): MockGrade => ({
  paper: '1',
  code: 'math-aa-sl-1-7k3m9q',
  grade: { grade: 5, low: 4, high: 6 },
  marks: 80,
  marked: 72,
  obtained: 42,
  needed: 60,
  marked_by: { teacher: 0, self: 60, server: 12 },
  score: 58.3,
  boundaries: [76, 64, 52, 40, 28, 16, 0].map((from, index) => ({ grade: 7 - index, from })),
  uncertainty: { all: 13.4, questions: 11.2, unmarked: 4, self_marked: 5.8 },
  untimed: false,
  ...changes,
});

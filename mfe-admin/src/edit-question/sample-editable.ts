import type { EditableQuestion } from '@api/contract';
import { sampleQuestion } from '@shell/kit/testing';

/** A question as its editor gets it, for tests. */
export function sampleEditable(changes: Partial<EditableQuestion> = {}): EditableQuestion {
  const { id, subject, topic, topic_path, difficulty, level, question_number, marks, updated_at } = sampleQuestion();
  const image = { url: '/api/images/a.png', thumb: '/api/images/a-small.png', width: 600, height: 400, watermarked: false };
  return {
    id,
    version: 3,
    created_at: updated_at,
    updated_at,
    edited_by: { id: 9, name: 'Demo Staff' },
    deleted_at: null,
    subject,
    topic,
    topic_path,
    OtherTopicsOnQuestion: [],
    difficulty,
    level,
    question_number,
    marks,
    specialInfo: null,
    video_solution: null,
    hints: 'Take out the factor first.',
    calculatorAllowed: false,
    verified: true,
    topic_changed: false,
    month: 'May',
    year: 2025,
    paper: 1,
    timezone: 1,
    answer_not_available: false,
    original_content: true,
    mcq_answer: null,
    options: [],
    answer_keys: [],
    questions_text: 'Write $f(x)$ in the form $a(x-h)^2+k$. [5]',
    math_level_visibility_shared: false,
    visible: true,
    priority: 0,
    images: [
      { ...image, id: 7, alt: 'The graph' },
      { ...image, id: 8, alt: 'The table' },
    ],
    Answer: [
      {
        id: 5,
        final_answer: '$2(x-1)^2+3$',
        body: 'First take out the factor 2.',
        mark_scheme: [{ part: 'a', text: 'Takes out the factor', code: 'M1', marks: 1, implied: true }],
        images: [],
      },
    ],
    diagrams: [],
    used_in: { tests: 0, saved: 0, doubts: 0, reports: 0 },
    ...changes,
  };
}

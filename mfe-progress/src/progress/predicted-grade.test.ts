import { expect, it } from 'vitest';
import { predictedGrade } from './Estimate.tsx';
import { sampleCourse } from './sample-progress.ts';

it('reads the estimate and its range by the boundaries of its subject', () => {
  const estimate = { value: 0.63, low: 0.5, high: 0.8 };
  expect(predictedGrade(sampleCourse({ estimate }))).toEqual({ grade: 5, low: 4, high: 7 });
  const subject = { id: 5, subject_name: 'Physics HL', slug: 'physics-hl' };
  expect(predictedGrade(sampleCourse({ estimate, subject }))).toEqual({ grade: 6, low: 4, high: 7 });
});

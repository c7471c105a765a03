import { describe, expect, it } from 'vitest';
import { countTopics, LEAST } from '../counts.ts';
import { guideSections } from './guide-sections.ts';
import { courses } from './index.ts';
import { wholeBank } from './whole-bank.ts';

/** Sections of a topic by its first and last number: `numbers('SL 1', 1, 3)` are SL 1.1 to SL 1.3. */
const numbers = (topic: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${topic}.${first + index}`);

const AA_SL = [
  ...numbers('SL 1', 1, 9),
  ...numbers('SL 2', 1, 11),
  ...numbers('SL 3', 1, 8),
  ...numbers('SL 4', 1, 12),
  ...numbers('SL 5', 1, 11),
];
const AA_HL = [
  ...numbers('AHL 1', 10, 16),
  ...numbers('AHL 2', 12, 16),
  ...numbers('AHL 3', 9, 18),
  ...numbers('AHL 4', 13, 14),
  ...numbers('AHL 5', 12, 19),
];
const AI_SL = [
  ...numbers('SL 1', 1, 8),
  ...numbers('SL 2', 1, 6),
  ...numbers('SL 3', 1, 6),
  ...numbers('SL 4', 1, 11),
  ...numbers('SL 5', 1, 8),
];
const AI_HL = [
  ...numbers('AHL 1', 9, 15),
  ...numbers('AHL 2', 7, 10),
  ...numbers('AHL 3', 7, 16),
  ...numbers('AHL 4', 12, 19),
  ...numbers('AHL 5', 9, 18),
];
const PHYSICS_SL = [
  'A.1',
  'A.2',
  'A.3',
  'B.1',
  'B.2',
  'B.3',
  'B.5',
  ...numbers('C', 1, 5),
  ...numbers('D', 1, 3),
  'E.1',
  'E.3',
  'E.4',
  'E.5',
];
const PHYSICS_HL = ['A.4', 'A.5', 'B.4', 'D.4', 'E.2'];
const CHEMISTRY = [
  ...numbers('Structure 1', 1, 5),
  ...numbers('Structure 2', 1, 4),
  ...numbers('Structure 3', 1, 2),
  ...numbers('Reactivity 1', 1, 4),
  ...numbers('Reactivity 2', 1, 3),
  ...numbers('Reactivity 3', 1, 4),
];

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'math-aa-sl': AA_SL,
  'math-aa-hl': [...AA_SL, ...AA_HL],
  'math-ai-sl': AI_SL,
  'math-ai-hl': [...AI_SL, ...AI_HL],
  'physics-sl': PHYSICS_SL,
  'physics-hl': [...PHYSICS_SL, ...PHYSICS_HL],
  // Entropy is additional at higher level; what else that adds stands beside its section with AHL behind it.
  'chemistry-sl': CHEMISTRY.filter((section) => section !== 'Reactivity 1.4'),
  'chemistry-hl': CHEMISTRY,
};

describe('the guides', () => {
  const counts = new Map(countTopics(courses, wholeBank).map((count) => [`${count.subject} ${count.number}`, count]));

  it.each(Object.entries(SECTIONS))('%s: every section is in the table', (subject, wanted) => {
    const listed = new Set(
      guideSections.filter((each) => each.subject === subject).map(({ section }) => section.replace(/ AHL$/, '')),
    );
    expect([...listed].toSorted()).toEqual(wanted.toSorted());
  });

  it.each(Object.keys(SECTIONS))('%s: every section has questions enough, at leaves that there are', (subject) => {
    const gaps = guideSections
      .filter((each) => each.subject === subject)
      .flatMap(({ section, leaves }) => {
        const found = leaves.map((leaf) => counts.get(`${subject} ${leaf}`));
        const held = found.reduce((sum, count) => sum + (count?.questions ?? 0), 0);
        const missing = leaves.filter((_, index) => !found[index]?.leaf);
        return held >= LEAST.leaf.questions && missing.length === 0 ? [] : [`${section}: ${held}, no leaf ${missing.join(', ')}`];
      });
    expect(gaps).toEqual([]);
  });
});

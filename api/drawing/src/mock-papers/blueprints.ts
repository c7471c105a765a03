import { totalMarks } from '../candidates.ts';

/** A section of a paper: its questions of one kind. */
export interface Section {
  name: string;
  about: string;
  marks: number;
  paper: 1 | 2 | 3;
  kind: 'choice' | 'structured';
  /** Marks of one of its questions. */
  length?: 'short' | 'long';
}

/** A paper of the examination, as far as a mock paper follows it. */
export interface Blueprint {
  /** `math-aa-sl-1`. */
  key: string;
  subject: string;
  /** `1`, `1A`. */
  paper: string;
  minutes: number;
  calculator: boolean;
  /** Whether the calculator decides the questions: papers with one ask only what needs it. */
  asksForCalculator: boolean;
  sections: readonly Section[];
  /** Weights of topics on the first level by the course's numbers; empty: it may ask about any of them. */
  topics: Readonly<Record<string, number>>;
  difficulties: Readonly<Record<'Easy' | 'Medium' | 'Hard', number>>;
  scale: 'maths' | 'science' | 'choice';
}

/** From here on a question is long, as in Section B of the mathematics papers. */
export const LONG_FROM = 12;

/*
 * Facts of the published course guides (mathematics: first examinations 2021; physics and chemistry: first examinations 2025): length, marks,
 * calculator and parts of each paper, and the hours of teaching by topic, to which the marks are roughly in proportion. The guides name no
 * difficulty: these shares are ours.
 */
const SL = { Easy: 0.3, Medium: 0.45, Hard: 0.25 };
const HL = { Easy: 0.25, Medium: 0.45, Hard: 0.3 };
const FREELY = { Easy: 0, Medium: 0.5, Hard: 0.5 };

const HOURS = {
  'math-aa-sl': { 1: 19, 2: 21, 3: 25, 4: 27, 5: 28 },
  'math-aa-hl': { 1: 39, 2: 32, 3: 51, 4: 33, 5: 55 },
  'math-ai-sl': { 1: 16, 2: 31, 3: 18, 4: 36, 5: 19 },
  'math-ai-hl': { 1: 29, 2: 42, 3: 46, 4: 52, 5: 41 },
  'physics-sl': { A: 27, B: 24, C: 17, D: 19, E: 23 },
  'physics-hl': { A: 42, B: 32, C: 29, D: 38, E: 39 },
  'chemistry-sl': { S1: 17, S2: 20, S3: 16, R1: 12, R2: 21, R3: 24 },
  'chemistry-hl': { S1: 21, S2: 30, S3: 31, R1: 22, R2: 31, R3: 45 },
} as const;

type Course = keyof typeof HOURS;
const isHigher = (course: Course) => course.endsWith('-hl');

function blueprint(
  subject: Course,
  paper: string,
  rest: Omit<Blueprint, 'key' | 'subject' | 'paper' | 'topics' | 'difficulties'>,
): Blueprint {
  const key = `${subject}-${paper.toLowerCase()}`;
  return { key, subject, paper, topics: HOURS[subject], difficulties: isHigher(subject) ? HL : SL, ...rest };
}

/** Papers 1 and 2 of mathematics: half short questions, half long ones. */
function analysisPaper(subject: Course, paper: 1 | 2): Blueprint {
  const [minutes, half] = isHigher(subject) ? [120, 55] : [90, 40];
  const part = { marks: half, paper, kind: 'structured' } as const;
  return blueprint(subject, String(paper), {
    ...{ minutes, calculator: paper === 2, asksForCalculator: true, scale: 'maths' },
    sections: [
      { ...part, name: 'Section A', about: 'Short questions', length: 'short' },
      { ...part, name: 'Section B', about: 'Long questions with linked parts', length: 'long' },
    ],
  });
}

/** The same of applications and interpretation: questions of any length on Paper 1, long ones on Paper 2. */
function applicationsPaper(subject: Course, paper: 1 | 2): Blueprint {
  const [minutes, marks] = isHigher(subject) ? [120, 110] : [90, 80];
  const part = { name: '', marks, paper, kind: 'structured' } as const;
  const section: Section =
    paper === 1 ? { ...part, about: 'Short questions' } : { ...part, about: 'Long questions with linked parts', length: 'long' };
  return blueprint(subject, String(paper), {
    ...{ minutes, calculator: true, asksForCalculator: false, scale: 'maths' },
    sections: [section],
  });
}

/** Paper 3 of mathematics at higher level: two investigations, about anything. */
function investigations(subject: Course): Blueprint {
  const about = 'Investigations, each one long problem';
  return {
    ...blueprint(subject, '3', {
      ...{ minutes: 75, calculator: true, asksForCalculator: false, scale: 'maths' },
      sections: [{ name: '', about, marks: 55, paper: 3, kind: 'structured' }],
    }),
    topics: {},
    difficulties: FREELY,
  };
}

interface SciencePaper1 {
  minutes: number;
  choice: number;
  data: number;
}

/** To the next five minutes. */
const inFives = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5);

/** Paper 1 of a science, as a whole and as its two booklets; we split the time between the booklets by their marks. */
function sciencePaper1(subject: Course, { minutes, choice, data }: SciencePaper1): Blueprint[] {
  const common = { calculator: true, asksForCalculator: false } as const;
  const multipleChoice: Section = { name: '1A', about: 'Multiple choice', marks: choice, paper: 1, kind: 'choice' };
  const dataBased: Section = { name: '1B', about: 'Data and practical work', marks: data, paper: 1, kind: 'structured' };
  const share = (marks: number) => inFives((minutes * marks) / (choice + data));
  return [
    blueprint(subject, '1', { ...common, minutes, scale: 'science', sections: [multipleChoice, dataBased] }),
    blueprint(subject, '1A', { ...common, minutes: share(choice), scale: 'choice', sections: [{ ...multipleChoice, name: '' }] }),
    blueprint(subject, '1B', { ...common, minutes: share(data), scale: 'science', sections: [{ ...dataBased, name: '' }] }),
  ];
}

const sciencePaper2 = (subject: Course, minutes: number, marks: number): Blueprint =>
  blueprint(subject, '2', {
    ...{ minutes, calculator: true, asksForCalculator: false, scale: 'science' },
    sections: [{ name: '', about: 'Short answers and extended responses', marks, paper: 2, kind: 'structured' }],
  });

/** Every paper to draw from, in the order of the courses. */
export const BLUEPRINTS: readonly Blueprint[] = [
  ...[analysisPaper('math-aa-sl', 1), analysisPaper('math-aa-sl', 2)],
  ...[analysisPaper('math-aa-hl', 1), analysisPaper('math-aa-hl', 2), investigations('math-aa-hl')],
  ...[applicationsPaper('math-ai-sl', 1), applicationsPaper('math-ai-sl', 2)],
  ...[applicationsPaper('math-ai-hl', 1), applicationsPaper('math-ai-hl', 2), investigations('math-ai-hl')],
  ...[...sciencePaper1('physics-sl', { minutes: 90, choice: 25, data: 20 }), sciencePaper2('physics-sl', 90, 50)],
  ...[...sciencePaper1('physics-hl', { minutes: 120, choice: 40, data: 20 }), sciencePaper2('physics-hl', 150, 90)],
  ...[...sciencePaper1('chemistry-sl', { minutes: 90, choice: 30, data: 25 }), sciencePaper2('chemistry-sl', 90, 50)],
  ...[...sciencePaper1('chemistry-hl', { minutes: 120, choice: 40, data: 35 }), sciencePaper2('chemistry-hl', 150, 90)],
];

export const findBlueprint = (key: string): Blueprint | undefined => BLUEPRINTS.find((each) => each.key === key);

export const marksOf = ({ sections }: Blueprint): number => totalMarks(sections);

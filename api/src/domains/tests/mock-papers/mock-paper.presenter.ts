import type { Blueprint as BlueprintShape, MockPaper, TakenPaper, TopicLink } from '@api/contract';
import { type Blueprint, MARKS_TOLERANCE, marksOf, requestedTopics } from '@api/drawing';
import { presentTopicLink } from '../../bank/subjects-and-topics/index.ts';
import type { CourseRow, PaperQuestionRow, PaperRow } from './mock-papers.queries.ts';

/** A topic's share may be so far from the blueprint's before the page says so. */
const TOPIC_TOLERANCE = 0.1;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const percent = (share: number) => `${Math.round(share * 100)}%`;
const tenths = (number: number) => Math.round(number * 10) / 10;

const presentSections = ({ sections }: Blueprint) => sections.map(({ name, about, marks }) => ({ name, about, marks }));

/** Shares of marks as whole ones that add up to all: the largest fractions are rounded up. */
function inWholeMarks(shares: ReadonlyMap<string, number>, all: number): Map<string, number> {
  const whole = new Map([...shares].map(([name, share]) => [name, Math.floor(share)]));
  const byFraction = [...shares].toSorted(([, a], [, b]) => (b % 1) - (a % 1));
  for (const [name] of byFraction.slice(0, all - sum([...whole.values()]))) whole.set(name, (whole.get(name) ?? 0) + 1);
  return whole;
}

/** A course's paper before one is drawn. */
export function presentBlueprint(blueprint: Blueprint, { topics }: CourseRow): BlueprintShape {
  const marks = marksOf(blueprint);
  const wished = inWholeMarks(requestedTopics(blueprint, marks, new Set(topics.map(({ topic_number }) => topic_number))), marks);
  const { key, paper, minutes, calculator } = blueprint;
  return {
    ...{ key, paper, minutes, marks, calculator },
    sections: presentSections(blueprint),
    topics: topics.flatMap((topic) => {
      const of = wished.get(topic.topic_number);
      return of === undefined ? [] : { topic: presentTopicLink(topic), marks: of };
    }),
  };
}

type TopicMarks = MockPaper['topics'][number] & { order: number };

function topicsOf(questions: readonly PaperQuestionRow[], blueprint: Blueprint | undefined): TopicMarks[] {
  const links = new Map<string, TopicLink>();
  for (const { topic } of questions) if (topic) links.set(topic.topic_number, presentTopicLink(topic));
  const marks = sum(questions.map((question) => question.marks));
  const wished = requestedTopics(blueprint ?? { topics: {} }, marks, new Set(links.keys()));
  const place = (number: string) => Object.keys(blueprint?.topics ?? {}).indexOf(number);
  return [...links]
    .map(([number, topic]) => ({
      topic,
      marks: sum(questions.map((question) => (question.topic?.topic_number === number ? question.marks : 0))),
      of: wished.has(number) ? tenths(wished.get(number) ?? 0) : null,
      order: place(number),
    }))
    .sort((a, b) => a.order - b.order || a.topic.topic_number.localeCompare(b.topic.topic_number));
}

/** Where a paper differs from the examination's, a sentence each. */
function remarksOn(
  paper: Pick<MockPaper, 'marks' | 'minutes' | 'full' | 'sections'>,
  { topics, withdrawn, blueprint }: { topics: readonly TopicMarks[]; withdrawn: number; blueprint: Blueprint | undefined },
): string[] {
  const { marks, minutes, full } = paper;
  const remarks: string[] = [];
  if (Math.abs(marks - full.marks) > MARKS_TOLERANCE) {
    const time = minutes === full.minutes ? '' : `, in ${minutes} of ${full.minutes} minutes`;
    remarks.push(`As near as the bank allows: ${marks} of ${full.marks} marks${time}.`);
  } else if (marks !== full.marks) remarks.push(`${marks} marks, where the examination’s paper has ${full.marks}.`);
  if (blueprint && blueprint.sections.length > 1 && paper.sections.length === 1)
    remarks.push('Its sections are not separated, because the bank has too few long questions so far.');
  for (const { topic, marks: there, of } of topics) {
    if (of === null || marks === 0 || Math.abs(there - of) / marks <= TOPIC_TOLERANCE) continue;
    const more = there > of ? 'More' : 'Less';
    remarks.push(`${more} ${topic.topic_name} than usual: ${percent(there / marks)} of the marks, not ${percent(of / marks)}.`);
  }
  if (withdrawn > 0)
    remarks.push(
      withdrawn === 1
        ? 'One question was withdrawn after the paper was drawn.'
        : `${withdrawn} questions were withdrawn after the paper was drawn.`,
    );
  return remarks;
}

interface DrawnPaper {
  row: PaperRow;
  /** All of them, hidden ones included. */
  questions: readonly PaperQuestionRow[];
  blueprint: Blueprint | undefined;
  taken: TakenPaper[];
}

/** A paper as shown to anyone with its code. */
export function presentPaper({ row, questions, blueprint, taken }: DrawnPaper): MockPaper {
  const there = questions.filter(({ visible }) => visible);
  const marks = sum(there.map((question) => question.marks));
  const full = { marks: blueprint ? marksOf(blueprint) : marks, minutes: blueprint?.minutes ?? row.minutes };
  const names = [...new Set(questions.map(({ section }) => section))];
  const sections = names.map((name) => {
    const inSection = there.filter(({ section }) => section === name);
    const whole = blueprint?.sections.length === 1 ? blueprint.sections[0] : undefined;
    const planned = blueprint?.sections.find((section) => section.name === name) ?? whole;
    const own = sum(inSection.map((question) => question.marks));
    return {
      name,
      about: planned?.about ?? '',
      marks: own,
      full_marks: planned?.marks ?? full.marks,
      questions: inSection.length,
    };
  });
  const topics = topicsOf(there, blueprint);
  const inDifficulty = (wanted: PaperQuestionRow['difficulty']) =>
    sum(there.map((question) => (question.difficulty === wanted ? question.marks : 0)));
  const facts = { marks, minutes: row.minutes, full, sections };
  return {
    ...{
      code: row.code,
      blueprint: row.blueprint,
      subject: row.subject,
      paper: row.paper,
      set: row.set,
      practice_set: null,
      drawn_at: row.drawn_at.toISOString(),
    },
    calculator: blueprint?.calculator ?? questions.some(({ calculator }) => calculator),
    question_count: there.length,
    ...facts,
    topics: topics.map(({ order: _, ...topic }) => topic),
    difficulties: { Easy: inDifficulty('Easy'), Medium: inDifficulty('Medium'), Hard: inDifficulty('Hard') },
    remarks: remarksOn(facts, { topics, withdrawn: questions.length - there.length, blueprint }),
    taken,
  };
}

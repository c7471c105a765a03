import type { QuestionResult, TopicResult } from '@api/contract';
import { Badge, Table } from 'design-system';
import { durationInWords, STATE_TONES, STATE_WORDS } from '../test-words.ts';
import { marksInWords, soFar } from './so-far.ts';

/** What the drawing of the questions shows, in numbers. */
export function QuestionTable({ questions }: { questions: readonly QuestionResult[] }) {
  const automatic = questions.some((question) => question.automatic !== null);
  return (
    <Table
      caption="Result by question"
      rows={questions}
      rowKey={({ question_id }) => question_id}
      columns={[
        { key: 'position', header: 'Question', rowHeader: true, cell: ({ position }) => position },
        { key: 'topic', header: 'Topic', cell: ({ topic }) => topic.topic_name },
        {
          key: 'state',
          header: 'State',
          cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
        },
        { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => durationInWords(time_ms) },
        ...(automatic ? [AUTOMATIC] : []),
        { key: 'marks', header: 'Marks', align: 'end', cell: (question) => marksInWords(soFar(question)) },
      ]}
    />
  );
}

const AUTOMATIC = {
  key: 'automatic',
  header: 'Automatic',
  align: 'end' as const,
  cell: ({ automatic }: QuestionResult) => (automatic ? `${automatic.marks} of ${automatic.max}` : 'None'),
};

/** What the drawing of the topics shows, in numbers. */
export function TopicTable({ topics }: { topics: readonly TopicResult[] }) {
  return (
    <Table
      caption="Result by topic"
      rows={topics}
      rowKey={({ topic }) => topic.slug}
      columns={[
        { key: 'topic', header: 'Topic', rowHeader: true, cell: ({ topic }) => topic.topic_name },
        { key: 'questions', header: 'Questions', align: 'end', cell: ({ questions }) => questions },
        { key: 'attempted', header: 'Attempted', align: 'end', cell: ({ attempted }) => attempted },
        { key: 'skipped', header: 'Skipped', align: 'end', cell: ({ skipped }) => skipped },
        { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => durationInWords(time_ms) },
        {
          key: 'marks',
          header: 'Marks',
          align: 'end',
          cell: ({ marks, marked, marks_obtained }) => marksInWords({ marks, marked, obtained: marks_obtained }),
        },
      ]}
    />
  );
}

import type { QuestionResult, TopicResult } from '@api/contract';
import { Badge, Table, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { reviewAddress } from '../addresses.ts';
import { durationInWords, STATE_TONES, STATE_WORDS } from '../test-words.ts';
import { marksInWords } from './MarksBar.tsx';

/** What the drawing of the questions shows, in numbers. */
export function QuestionTable({ slug, questions }: { slug: string; questions: readonly QuestionResult[] }) {
  return (
    <Table
      caption="Result by question"
      rows={questions}
      rowKey={({ question_id }) => question_id}
      columns={[
        {
          key: 'position',
          header: 'Question',
          rowHeader: true,
          cell: ({ position }) => <TextLink render={<Link to={reviewAddress(slug, position)} />}>{position}</TextLink>,
        },
        { key: 'topic', header: 'Topic', cell: ({ topic }) => topic.topic_name },
        {
          key: 'state',
          header: 'State',
          cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
        },
        { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => <Duration milliseconds={time_ms} /> },
        { key: 'marks', header: 'Marks', align: 'end', cell: ({ so_far }) => marksInWords(so_far) },
      ]}
    />
  );
}

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
        { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => <Duration milliseconds={time_ms} /> },
        { key: 'marks', header: 'Marks', align: 'end', cell: ({ so_far }) => marksInWords(so_far) },
      ]}
    />
  );
}

function Duration({ milliseconds }: { milliseconds: number }) {
  return <span css={{ whiteSpace: 'nowrap' }}>{durationInWords(milliseconds)}</span>;
}

import type { Evidence, EvidencePlace } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf, questionPlace } from '@shell/kit/addresses';
import { Badge, Table, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { dayOf, LOST_REASONS } from './figures.ts';
import { useProgressSource } from './progress-source.ts';

/** Where a piece of evidence comes from, in a word. */
export const PLACE_WORDS: Readonly<Record<EvidencePlace, string>> = {
  practice: 'Practice',
  test: 'Test',
  self_marked: 'Own marking',
  graded: 'Teacher',
};

const quiet = css({ color: token.color.ink2, fontSize: token.text.small });
const oneLine = css({ whiteSpace: 'nowrap' });

/** One row per worked-on part; question and test link to their pages. */
export function EvidenceTable({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <Table
      caption="Parts of questions that count, latest first"
      room={48}
      rows={evidence}
      rowKey={({ id }) => id}
      columns={[
        { key: 'question', header: 'Question', rowHeader: true, cell: (piece) => <QuestionName piece={piece} /> },
        { key: 'topic', header: 'Topic', cell: ({ topic }) => topic.topic_name },
        { key: 'place', header: 'Where', cell: (piece) => <PlaceName piece={piece} /> },
        { key: 'marks', header: 'Marks', align: 'end', cell: (piece) => <span css={oneLine}>{marksInWords(piece)}</span> },
        { key: 'note', header: 'Notes', cell: (piece) => <span css={quiet}>{notesOf(piece)}</span> },
        {
          key: 'at',
          header: 'When',
          align: 'end',
          cell: ({ at }) => <span css={oneLine}>{dayOf(at)}</span>,
        },
      ]}
    />
  );
}

function QuestionName({ piece: { question_id, question_number, part, address } }: { piece: Evidence }) {
  const name = `Question ${question_number}${partLabel(part)}`;
  if (!address) return <span title="This question is not in the bank any more">{name}</span>;
  const place = questionPlace(address.subject_slug, address.topic_slugs, question_id);
  return (
    <TextLink css={oneLine} render={<Link to={addressOf('question', place)} />}>
      {name}
    </TextLink>
  );
}

/** `a` reads ` (a)`, `a.ii` reads ` (a) (ii)`; nothing for a whole question. */
const partLabel = (part: string) =>
  part
    .split('.')
    .filter(Boolean)
    .map((piece) => ` (${piece})`)
    .join('');

function PlaceName({ piece: { place, test_slug } }: { piece: Evidence }) {
  const { reader } = useProgressSource();
  const words = PLACE_WORDS[place];
  // The pages of a test are its learner's alone.
  if (!test_slug || reader !== 'self') return <Badge>{words}</Badge>;
  return (
    <TextLink css={oneLine} render={<Link to={addressOf('test-result', { slug: test_slug })} />}>
      {place === 'test' ? words : `${words}, in a test`}
    </TextLink>
  );
}

const marksInWords = ({ marks, of }: Evidence) => (marks === null ? `not marked, of ${of}` : `${marks} of ${of}`);

/** "another try; hint opened before; lost: method 1; 2 min". */
function notesOf({ outcome, first_try, help, lost, seconds }: Evidence): string {
  const reasons = LOST_REASONS.flatMap(({ reason, name }) => {
    const marks = lost.reduce((sum, each) => sum + (each.reason === reason ? each.marks : 0), 0);
    return marks > 0 ? [`${name.toLowerCase()} ${marks}`] : [];
  });
  const notes = [
    ...(outcome === 'gave_up' ? ['gave up'] : outcome === 'skipped' ? ['skipped'] : []),
    ...(first_try ? [] : ['another try']),
    ...help.map((opened) => `${opened} opened before`),
    ...(reasons.length > 0 ? [`lost: ${reasons.join(', ')}`] : []),
    ...(seconds === null ? [] : [timeInWords(seconds)]),
  ];
  return notes.join('; ');
}

const timeInWords = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

import type { Evidence, EvidencePage as EvidenceAnswer, EvidencePlace, Progress } from '@api/contract';
import { css } from '@emotion/react';
import { counted, lastPageInstead, useCorrectedAddress, usePageHead, withoutRefused } from '@shell/kit';
import { addressOf, questionPlace } from '@shell/kit/addresses';
import {
  Badge,
  Breadcrumbs,
  Chip,
  DateTime,
  EmptyState,
  LoadingRegion,
  Page,
  PageHeader,
  Pagination,
  partLabel,
  Select,
  Sheet,
  Skeleton,
  Table,
  TextLink,
  token,
} from 'design-system';
import ListIcon from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { LOST_REASONS } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { weekName } from './weeks.ts';

const FILTERS = ['subject', 'topic', 'week', 'place', 'lost', 'first', 'question', 'page', 'pageSize'] as const;

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const stale = css({ opacity: 0.6 });

/** Evidence, latest first; the address holds the filter. */
export function EvidencePage() {
  usePageHead({ title: 'How we worked this out' });
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const { useEvidence } = useProgressSource();
  const answer = useEvidence(filter);
  const redirecting = useCorrectedAddress(withoutRefused(search, answer.error) ?? lastPageInstead(search, answer.data));
  return (
    <Answered answer={answer} title="How we worked this out" failed="The list did not load" skeleton={<EvidenceSkeleton />}>
      {(page, notice) =>
        redirecting ? (
          <EvidenceSkeleton />
        ) : (
          <Pieces page={page} filter={filter} loading={answer.isPlaceholderData} notice={notice} />
        )
      }
    </Answered>
  );
}

function filterOf(search: URLSearchParams): EvidenceFilter {
  return Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
}

interface PiecesProps {
  page: EvidenceAnswer;
  filter: EvidenceFilter;
  loading: boolean;
  notice: ReactNode;
}

function Pieces({ page: { evidence, page, pageSize, totalCount }, filter, loading, notice }: PiecesProps) {
  const { progressAddress, evidenceAddress, useProgress } = useProgressSource();
  const navigate = useNavigate();
  const known = useProgress().data;
  const course = courseOf(filter, known);
  const { page: _, ...conditions } = filter;
  const change = (changes: EvidenceFilter) => {
    const next = Object.entries({ ...conditions, ...changes }).filter(([, value]) => value);
    void navigate(evidenceAddress(Object.fromEntries(next)));
  };
  return (
    <Page>
      <PageHeader
        title="How we worked this out"
        description={`${counted(totalCount, 'part')} of questions, latest first`}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Progress', render: <Link to={progressAddress(course?.subject.slug)} /> },
              { label: 'How we worked this out' },
            ]}
          />
        }
      />
      {notice}
      <div css={bar}>
        <Select
          label="Where"
          value={filter.place ?? ''}
          options={[{ value: '', label: 'All' }, ...Object.entries(PLACE_WORDS).map(([value, label]) => ({ value, label }))]}
          onValueChange={(place) => change({ place: place === '' ? undefined : (place as EvidencePlace) })}
        />
        {conditionsInWords(filter, known).map(({ name, words }) => (
          <Chip key={name} onRemove={() => change({ [name]: undefined })}>
            {words}
          </Chip>
        ))}
      </div>
      {evidence.length === 0 ? (
        <EmptyState icon={<ListIcon />} title="No matches">
          No question parts match these filters.
        </EmptyState>
      ) : (
        <>
          <Sheet padding="none" css={loading && stale} aria-busy={loading}>
            <EvidenceTable evidence={evidence} />
          </Sheet>
          {totalCount > pageSize && (
            <Pagination
              page={page}
              pageSize={pageSize}
              totalCount={totalCount}
              linkTo={(number) => (
                <Link to={evidenceAddress({ ...conditions, page: String(number) })} onClick={() => window.scrollTo({ top: 0 })} />
              )}
            />
          )}
        </>
      )}
    </Page>
  );
}

const courseOf = ({ subject, topic }: EvidenceFilter, known: Progress | undefined) =>
  known?.courses.find((course) =>
    subject ? course.subject.slug === subject : course.topics.some(({ id }) => String(id) === topic),
  );

/** Removable conditions of the list, except the place. */
function conditionsInWords(filter: EvidenceFilter, known: Progress | undefined): { name: string; words: string }[] {
  const course = courseOf(filter, known);
  const topic = course?.topics.find(({ id }) => String(id) === filter.topic);
  const reason = LOST_REASONS.find((lost) => lost.reason === filter.lost);
  const words = {
    subject: filter.subject && (course?.subject.subject_name ?? 'One course'),
    topic: filter.topic && (topic?.topic_name ?? 'One topic'),
    week: filter.week && `Week of ${weekName(filter.week)}`,
    lost: reason && `Lost: ${reason.name.toLowerCase()}`,
    first: filter.first && 'First tries',
    question: filter.question && 'One question',
  };
  return Object.entries(words).flatMap(([name, said]) => (said ? [{ name, words: said }] : []));
}

function EvidenceSkeleton() {
  return (
    <Page render={<LoadingRegion label="Loading the list" />}>
      <Skeleton shape="block" width="min(100%, 24rem)" height={token.space[16]} />
      <Skeleton shape="block" width="min(100%, 12rem)" height={token.space[16]} />
      <Skeleton shape="block" height={token.size.popup} />
    </Page>
  );
}

const PLACE_WORDS: Readonly<Record<EvidencePlace, string>> = {
  practice: 'Practice',
  test: 'Test',
  self_marked: 'Own marking',
  graded: 'Teacher',
};

const quiet = css({ color: token.color.ink2, fontSize: token.text.small });
const oneLine = css({ whiteSpace: 'nowrap' });

/** One row per part; question and test are links. */
function EvidenceTable({ evidence }: { evidence: readonly Evidence[] }) {
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
          cell: ({ at }) => <DateTime at={at} noWrap />,
        },
      ]}
    />
  );
}

function QuestionName({ piece: { question_id, question_number, part, address } }: { piece: Evidence }) {
  const name = `Question ${question_number} ${partLabel(part)}`.trim();
  if (!address) return <span title="This question is no longer in the bank">{name}</span>;
  const place = questionPlace(address.subject_slug, address.topic_slugs, question_id);
  return (
    <TextLink css={oneLine} render={<Link to={addressOf('question', place)} />}>
      {name}
    </TextLink>
  );
}

function PlaceName({ piece: { place, test_slug } }: { piece: Evidence }) {
  const { reader } = useProgressSource();
  const words = PLACE_WORDS[place];
  // A test's pages are for its learner only.
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

import type { EvidencePage as EvidenceAnswer, EvidencePlace, Progress } from '@api/contract';
import { css } from '@emotion/react';
import { counted, lastPageInstead, useCorrectedAddress, usePageHead, withoutRefused } from '@shell/kit';
import {
  Breadcrumbs,
  Chip,
  EmptyState,
  LoadingRegion,
  Page,
  PageHeader,
  Pagination,
  Select,
  Sheet,
  Skeleton,
  token,
} from 'design-system';
import ListIcon from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Answered } from './Answered.tsx';
import { EvidenceTable, PLACE_WORDS } from './EvidenceTable.tsx';
import { LOST_REASONS } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { weekName } from './weeks.ts';

const FILTERS = ['subject', 'topic', 'week', 'place', 'lost', 'first', 'question', 'page', 'pageSize'] as const;

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const stale = css({ opacity: 0.6 });

/** The evidence of a figure, latest first; the address holds the filter. */
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
  /** The former page is shown until the new one is there. */
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
        <EmptyState icon={<ListIcon />} title="Nothing like that">
          No part of a question fits what is chosen above.
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

/** The conditions of the list but where, each in words, to be taken away. */
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

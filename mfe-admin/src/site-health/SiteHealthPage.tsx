import type { SiteHealth } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi } from '@shell/kit';
import { Badge, Banner, DateTime, Sheet, Table, type TableColumn, token } from 'design-system';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { grouped } from '../staff-area/formats.ts';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { heading2, note } from '../staff-area/styles.ts';
import { usePolling } from '../staff-area/timers.ts';

type Part<Name extends 'mail' | 'jobs' | 'search'> = Extract<SiteHealth[Name], { state: 'read' }>;
type Mail = Part<'mail'>['mails'][number];
type Job = Part<'jobs'>['jobs'][number];
type Failure = Part<'jobs'>['failures'][number];
type Kind = Part<'search'>['kinds'][number];

const section = css({
  display: 'grid',
  gap: token.space[3],
  scrollMarginBlockStart: token.space[6],
  '& > *': { minInlineSize: 0 },
});
const small = css({ display: 'block', color: token.color.ink3, fontSize: token.text.small, overflowWrap: 'anywhere' });

/** `verify_account` in words. */
const plain = (name: string) => name.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
const when = (at: string | null, none: string) => (at === null ? none : <DateTime at={at} format="dayTime" noWrap />);

const MAIL_COLUMNS: readonly TableColumn<Mail>[] = [
  {
    key: 'kind',
    header: 'Mail',
    rowHeader: true,
    cell: ({ kind, address }) => (
      <>
        {plain(kind)}
        <span css={small}>{address}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ due_at, attempts }) =>
      due_at === null ? (
        <Badge tone="danger">Given up</Badge>
      ) : (
        <Badge tone={attempts > 0 ? 'warning' : 'neutral'}>{attempts > 0 ? 'Tried in vain' : 'Not tried yet'}</Badge>
      ),
  },
  { key: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'error',
    header: 'What the mail server said',
    cell: ({ last_error }) => <span css={small}>{last_error ?? 'Nothing yet'}</span>,
  },
  { key: 'ordered', header: 'Written', cell: ({ ordered_at }) => when(ordered_at, '') },
  { key: 'due', header: 'Tried next', cell: ({ due_at }) => when(due_at, 'Never') },
];

const JOB_COLUMNS: readonly TableColumn<Job>[] = [
  { key: 'name', header: 'Job', rowHeader: true, cell: ({ name }) => plain(name) },
  {
    key: 'state',
    header: 'State',
    cell: ({ failed_today, waiting }) => (
      <Badge tone={failed_today > 0 ? 'danger' : 'success'}>
        {failed_today > 0 ? `${failed_today} failed within a day` : waiting > 0 ? 'Waiting' : 'OK'}
      </Badge>
    ),
  },
  { key: 'done', header: 'Done last', cell: ({ last_done }) => when(last_done, 'Not lately') },
  { key: 'failed', header: 'Failed last', cell: ({ last_failed }) => when(last_failed, 'Not lately') },
];

const FAILURE_COLUMNS: readonly TableColumn<Failure & { place: number }>[] = [
  { key: 'name', header: 'Job', rowHeader: true, cell: ({ name }) => plain(name) },
  { key: 'message', header: 'What it said', cell: ({ message }) => <span css={small}>{message}</span> },
  { key: 'at', header: 'When', align: 'end', cell: ({ at }) => when(at, '') },
];

const KIND_COLUMNS: readonly TableColumn<Kind>[] = [
  { key: 'kind', header: 'What has changed', rowHeader: true, cell: ({ kind }) => plain(kind) },
  { key: 'waiting', header: 'Not sent yet', align: 'end', cell: ({ waiting }) => grouped(waiting) },
];

/** The lists behind the dashboard's figures of mail, jobs and search. */
export function SiteHealthPage() {
  const read = useApi('GET /api/admin/site-health', {}, { staleTime: 0, keepPrevious: true });
  usePolling(read.refetch);
  const { hash } = useLocation();
  const there = read.data !== undefined;
  // Follows the hash once its part is there.
  useEffect(() => {
    if (there && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [there, hash]);
  return (
    <StaffPage title="Site status" description="Mail, background jobs and search, and anything that is not working.">
      {read.isPending && <TableLoading label="Loading what runs" />}
      <ReadFailed title="This did not load" read={read} />
      {read.data && (
        <>
          <Section id="mail" title="Mail" part={read.data.mail}>
            {(mail) => <MailPart mail={mail} />}
          </Section>
          <Section id="jobs" title="Jobs" part={read.data.jobs}>
            {(jobs) => <JobsPart jobs={jobs} />}
          </Section>
          <Section id="search" title="Search" part={read.data.search}>
            {(search) => <SearchPart search={search} />}
          </Section>
        </>
      )}
    </StaffPage>
  );
}

interface SectionProps<Read> {
  id: string;
  title: string;
  part: ({ state: 'read' } & Read) | { state: 'failed' };
  children: (part: { state: 'read' } & Read) => ReactNode;
}

function Section<Read>({ id, title, part, children }: SectionProps<Read>) {
  return (
    <section css={section} id={id} aria-labelledby={`${id}-title`}>
      <h2 css={heading2} id={`${id}-title`}>
        {title}
      </h2>
      {part.state === 'failed' ? (
        <Banner tone="warning" title="Could not be read just now.">
          It is tried again by itself.
        </Banner>
      ) : (
        children(part)
      )}
    </section>
  );
}

function MailPart({ mail: { mails, count, given_up } }: { mail: Part<'mail'> }) {
  if (mails.length === 0) return <p css={note}>Everything is sent.</p>;
  return (
    <>
      <p css={note}>
        {counted(count, 'mail')} due, {given_up} given up.
        {count + given_up > mails.length && ` The first ${mails.length} are shown.`}
      </p>
      <Sheet padding="none">
        <Table caption="Mails that were not sent" columns={MAIL_COLUMNS} rows={mails} rowKey={({ id }) => id} />
      </Sheet>
    </>
  );
}

function JobsPart({ jobs: { jobs, failures } }: { jobs: Part<'jobs'> }) {
  if (jobs.length === 0) return <p css={note}>No job has run yet.</p>;
  return (
    <>
      <Sheet padding="none">
        <Table caption="Jobs" columns={JOB_COLUMNS} rows={jobs} rowKey={({ name }) => name} />
      </Sheet>
      {failures.length > 0 && (
        <Sheet padding="none">
          <Table
            caption="Failures, the latest first"
            columns={FAILURE_COLUMNS}
            rows={failures.map((failure, place) => ({ ...failure, place }))}
            rowKey={({ place }) => place}
          />
        </Sheet>
      )}
    </>
  );
}

function SearchPart({ search: { engine, waiting, kinds } }: { search: Part<'search'> }) {
  if (engine === 'postgresql') return <p css={note}>Answered by the database, so it is always up to date.</p>;
  if (waiting === 0) return <p css={note}>The engine is up to date.</p>;
  return (
    <>
      <p css={note}>{counted(waiting, 'change')} not yet sent to the engine. Some hundreds are sent in a minute.</p>
      <Sheet padding="none">
        <Table caption="Changes that the engine does not know" columns={KIND_COLUMNS} rows={kinds} rowKey={({ kind }) => kind} />
      </Sheet>
    </>
  );
}

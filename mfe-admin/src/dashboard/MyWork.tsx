import type { WaitingWork } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, EmptyState, LoadingRegion, Sheet, Skeleton, TextLink, token } from 'design-system';
import Coffee from 'lucide-react/icons/coffee';
import { Link } from 'react-router-dom';
import { dueWords } from '../grade-tests/queue/due-labels.ts';
import { editAddress } from '../staff-area/addresses.ts';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { heading2 } from '../staff-area/styles.ts';
import { useNow, usePolling } from '../staff-area/timers.ts';
import { waitedWords } from './queue-cards.ts';

const part = css({ display: 'grid', gap: token.space[4] });
const heading = [heading2, css({ marginBlockStart: token.space[2] })];
const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: token.space[3],
  paddingBlock: token.space[2],
  '&:not(:last-child)': { borderBlockEnd: `1px solid ${token.color.line}` },
  '@media (max-width: 40rem)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
});
const words = css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const time = css({
  color: token.color.ink3,
  fontSize: token.text.small,
  textAlign: 'end',
  '&[data-late]': { color: token.color.redPen },
});

const KINDS: Readonly<Record<WaitingWork['kind'], string>> = {
  answer_sheet: 'Answer sheet',
  doubt: 'Doubt',
  report: 'Report',
  message: 'Message',
  question: 'Review',
};

/** The sheet itself, or the card in its list. */
function addressOfWork({ kind, id, key, mine }: WaitingWork): string {
  const query = { assigned: mine ? 'me' : 'nobody' };
  switch (kind) {
    case 'answer_sheet':
      return addressOf('grade-test', { slug: key ?? '' });
    case 'doubt':
      return addressOf('staff-doubts', {}, { query, hash: `doubt-${id}` });
    case 'report':
      return addressOf('reported-questions', {}, { query, hash: `report-${id}` });
    case 'question':
      return editAddress(id);
    case 'message':
      return addressOf('messages', {}, { query, hash: `message-${id}` });
  }
}

/** The caller's open work and all unassigned work, longest waiting first; nothing under an older API. */
export function MyWork() {
  const read = useApi('GET /api/admin/my-work', {}, { staleTime: 0, keepPrevious: true });
  usePolling(read.refetch);
  const now = useNow();
  if (isApiError(read.error) && read.error.status === 404) return null;
  return (
    <section css={part} aria-labelledby="my-work">
      <h2 id="my-work" css={heading}>
        My work
      </h2>
      {read.isPending && (
        <LoadingRegion label="Loading your work">
          <Skeleton shape="block" height="12rem" />
        </LoadingRegion>
      )}
      <ReadFailed title="Your work did not load" read={read} />
      {read.data?.work.length === 0 && (
        <Sheet>
          <EmptyState icon={<Coffee />} title="Nothing waiting">
            New work appears here within a minute.
          </EmptyState>
        </Sheet>
      )}
      {read.data && read.data.work.length > 0 && (
        <Sheet>
          <ul css={list} aria-label="My work">
            {read.data.work.map((work) => (
              <li key={`${work.kind}-${work.id}`} css={item}>
                <span>
                  <Badge tone={work.mine ? 'accent' : 'neutral'}>{KINDS[work.kind]}</Badge>
                </span>
                <span css={words}>
                  <TextLink quiet render={<Link to={addressOfWork(work)} />}>
                    {work.person.name}: {work.about}
                  </TextLink>
                </span>
                <WaitingTime work={work} now={now} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  );
}

/** Its owner and how long it has waited, or when a sheet is due. */
function WaitingTime({ work: { mine, since, due_at }, now }: { work: WaitingWork; now: number }) {
  const late = due_at !== null && Date.parse(due_at) < now;
  const waited = due_at === null ? waitedWords(since, now) : dueWords(due_at, now).toLowerCase();
  return (
    <span css={time} data-late={late ? '' : undefined}>
      {mine ? 'Yours' : 'Unassigned'}, {waited}
    </span>
  );
}

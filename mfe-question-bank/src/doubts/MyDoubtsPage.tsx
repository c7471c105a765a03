import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { questionAddress } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import {
  Button,
  DateTime,
  EmptyState,
  LoadingRegion,
  media,
  Page,
  PageHeader,
  Sheet,
  Skeleton,
  Table,
  type TableColumn,
  TextLink,
  Typeset,
  token,
} from 'design-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BANK } from '../addresses/addresses.ts';
import { ConversationView } from './ConversationView.tsx';
import { activityOf, type Conversation, conversationsOf } from './threads.ts';

const rows = css({ display: 'grid', gap: token.space[5], padding: token.space[4] });
// Narrow screens show number, subject and topic only in the open conversation.
const table = css({
  '& td': { verticalAlign: 'top' },
  '& td[data-column="doubt"]': {
    minInlineSize: '18rem',
    [media.belowDesktop]: { minInlineSize: token.space[16] },
    [media.phone]: { minInlineSize: 0 },
  },
  [media.belowDesktop]: {
    '& [data-column="serial"], & [data-column="subject"]': { display: 'none' },
  },
  '@media (min-width: 40rem) and (max-width: 47.99rem)': { '& [data-column="topic"]': { display: 'none' } },
});
const place = css({
  margin: 0,
  color: token.color.ink3,
  fontSize: token.text.small,
  [media.desktop]: { display: 'none' },
});
const scroll = css({ overflowX: 'auto' });
const noWrap = css({ whiteSpace: 'nowrap' });
const gone = css({ color: token.color.ink3 });
const opener = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token.space[2],
  alignItems: 'start',
  inlineSize: '100%',
  minBlockSize: token.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.color.accent,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});
const firstWords = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& p + p, & br': { display: 'none' },
});
const opened = css({ display: 'grid', gap: token.space[3], paddingBlock: token.space[2], minInlineSize: 0 });
const about = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control, maxInlineSize: token.measure });

const columnsFor = (isOpen: (id: number) => boolean, toggle: (id: number) => void): readonly TableColumn<Conversation>[] => [
  { key: 'serial', header: 'S. No.', hideOnPhone: true, cell: ({ serial }) => serial },
  {
    key: 'date',
    header: 'Date',
    cell: ({ doubt }) => <DateTime at={doubt.created_at} noWrap />,
  },
  { key: 'activity', header: 'Activity', cell: activityOf },
  {
    key: 'subject',
    header: 'Subject',
    hideOnPhone: true,
    cell: ({ doubt }) => <span css={noWrap}>{doubt.Question.subject.subject_name}</span>,
  },
  { key: 'topic', header: 'Topic', cell: ({ doubt }) => doubt.Question.topic.topic_name },
  {
    key: 'doubt',
    header: 'Doubt',
    cell: ({ doubt: { id, queries, queries_html } }) => (
      <button type="button" css={opener} id={`doubt-${id}`} aria-expanded={isOpen(id)} onClick={() => toggle(id)}>
        {queries_html ? <Typeset css={firstWords} variant="line" html={queries_html} /> : <span css={firstWords}>{queries}</span>}
        <ChevronDown aria-hidden="true" />
      </button>
    ),
  },
  { key: 'question', header: 'Question', cell: questionLink },
];

const placeOf = ({ doubt: { Question: question } }: Conversation) =>
  [question.subject.subject_name, ...question.topic_path.map(({ topic_name }) => topic_name)].join(', ');

function questionLink({ doubt: { Question: question }, serial }: Conversation) {
  if (!question.visible) return <span css={gone}>Withdrawn</span>;
  return (
    <TextLink
      css={noWrap}
      href={questionAddress(question)}
      target="_blank"
      rel="noopener"
      aria-label={`View question of doubt ${serial}, in a new tab`}
    >
      View question
    </TextLink>
  );
}

function useOpenConversations() {
  const { hash } = useLocation();
  const named = Number(/^#doubt-(\d+)$/.exec(hash)?.[1] ?? 0);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([named]));
  useEffect(() => {
    if (named > 0) setOpen((former) => new Set([...former, named]));
  }, [named]);
  const toggle = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return { named, isOpen: (id: number) => open.has(id), toggle };
}

function DoubtTable({ conversations }: { conversations: readonly Conversation[] }) {
  const { named, isOpen, toggle } = useOpenConversations();
  useEffect(() => {
    if (named > 0) document.getElementById(`doubt-${named}`)?.scrollIntoView?.({ block: 'center' });
  }, [named]);
  return (
    <div css={scroll}>
      <Table
        css={table}
        caption="Your doubts; each opens to its conversation"
        columns={columnsFor(isOpen, toggle)}
        rows={conversations}
        rowKey={({ doubt }) => doubt.id}
        detail={(conversation) =>
          isOpen(conversation.doubt.id) && (
            <section css={opened} aria-label={`Conversation of doubt ${conversation.serial}`}>
              <p css={place}>{placeOf(conversation)}</p>
              {conversation.doubt.Question.excerpt_html && (
                <Typeset css={about} variant="line" html={`The question: ${conversation.doubt.Question.excerpt_html}`} />
              )}
              <ConversationView {...conversation} />
            </section>
          )
        }
      />
    </div>
  );
}

/** Specification part 2, section 2. */
export function MyDoubtsPage() {
  const doubts = useApi('GET /api/doubts/user', {}, { staleTime: 0 });
  return (
    <Page>
      <PageHeader title="My Doubts" description={`Your questions and our teachers’ replies, ${CLAIMS.doubtAnswered}.`} />
      <Sheet padding="none">
        {doubts.isPending && (
          <LoadingRegion css={rows} label="Loading your doubts">
            <Skeleton width="95%" />
            <Skeleton width="80%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </LoadingRegion>
        )}
        {doubts.isError && <LoadFailed title="Your doubts did not load" answer={doubts} />}
        {doubts.data && !doubts.isError && doubts.data.doubts.length === 0 && <NothingAsked />}
        {doubts.data && !doubts.isError && doubts.data.doubts.length > 0 && (
          <DoubtTable conversations={conversationsOf(doubts.data.doubts)} />
        )}
      </Sheet>
    </Page>
  );
}

function NothingAsked() {
  return (
    <EmptyState
      icon={<MessageCircleQuestion />}
      title="No doubts yet"
      actions={
        <Button variant="primary" render={<Link to={BANK} />}>
          Go to the question bank
        </Button>
      }
    >
      Stuck on a question? Choose Ask a teacher beside it. The reply appears here.
    </EmptyState>
  );
}

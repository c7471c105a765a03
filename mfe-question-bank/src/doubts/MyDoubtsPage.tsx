import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  media,
  Page,
  PageHeader,
  Sheet,
  Skeleton,
  Table,
  type TableColumn,
  TextLink,
  token,
} from 'design-system';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { Link } from 'react-router-dom';
import { BANK, questionAddress } from '../addresses/addresses.ts';
import { type DoubtLine, doubtLines } from './threads.ts';

const rows = css({ display: 'grid', gap: token.space[5], padding: token.space[4] });
const table = css({
  '& td': { verticalAlign: 'top' },
  '& td:nth-of-type(6)': { minInlineSize: '18rem', [media.phone]: { minInlineSize: 0 } },
});
const scroll = css({ overflowX: 'auto' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** A reply hangs from the doubt above it. */
const replyWords = css({
  paddingInlineStart: token.space[3],
  borderInlineStart: `2px solid ${token.color.accent}`,
});
const noWrap = css({ whiteSpace: 'nowrap' });
const gone = css({ color: token.color.ink3 });

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const COLUMNS: readonly TableColumn<DoubtLine>[] = [
  { key: 'serial', header: 'S. No.', cell: ({ serial }) => serial },
  {
    key: 'date',
    header: 'Date',
    cell: ({ doubt }) => (
      <time dateTime={doubt.created_at} css={noWrap}>
        {day.format(new Date(doubt.created_at))}
      </time>
    ),
  },
  { key: 'activity', header: 'Activity', cell: activity },
  { key: 'subject', header: 'Subject', cell: ({ doubt }) => <span css={noWrap}>{doubt.Question.subject.subject_name}</span> },
  { key: 'topic', header: 'Topic', cell: ({ doubt }) => doubt.Question.topic.topic_name },
  {
    key: 'doubt',
    header: 'Doubt',
    cell: ({ doubt, reply }) => <div css={[words, reply && replyWords]}>{doubt.queries}</div>,
  },
  { key: 'question', header: 'Question', cell: questionLink },
];

/** `You asked`, or who replied. */
function activity({ doubt: { user }, reply }: DoubtLine) {
  return reply ? `${user.full_name ?? user.username} replied` : <span css={noWrap}>You asked</span>;
}

function questionLink({ doubt: { Question: question }, serial }: DoubtLine) {
  if (!question.visible) return <span css={gone}>Withdrawn</span>;
  const slugs = question.topic_path.map(({ slug }) => slug);
  return (
    <TextLink
      css={noWrap}
      href={questionAddress(question.subject.slug, slugs, question.id)}
      target="_blank"
      rel="noopener"
      aria-label={`View question of doubt ${serial}, in a new tab`}
    >
      View question
    </TextLink>
  );
}

/** What the learner has asked and what the teachers replied. Specification part 2, section 2. */
export function MyDoubtsPage() {
  const doubts = useApi('GET /api/doubts/user', {}, { staleTime: 0 });
  return (
    <Page>
      <PageHeader title="My Doubts" description="What you asked, and what your teachers replied, typically within 24 hours." />
      <Sheet padding="none">
        {doubts.isPending && (
          <LoadingRegion css={rows} label="Loading your doubts">
            <Skeleton width="95%" />
            <Skeleton width="80%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </LoadingRegion>
        )}
        {doubts.isError && (
          <ErrorState title="Your doubts did not load" onRetry={() => void doubts.refetch()} retrying={doubts.isFetching}>
            {messageOf(doubts.error)}
          </ErrorState>
        )}
        {doubts.data && !doubts.isError && doubts.data.doubts.length === 0 && <NothingAsked />}
        {doubts.data && !doubts.isError && doubts.data.doubts.length > 0 && (
          <div css={scroll}>
            <Table
              css={table}
              caption="Your doubts and the replies to them"
              columns={COLUMNS}
              rows={doubtLines(doubts.data.doubts)}
              rowKey={({ doubt }) => doubt.id}
            />
          </div>
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
      Stuck on a question? Press Ask a doubt beside it, and a teacher answers.
    </EmptyState>
  );
}

import type { BlogFeedback } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, EmptyState, SegmentedControl, Sheet, Table, TextLink, token } from 'design-system';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { CardsLoading } from '../staff-area/CardsLoading.tsx';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { STATES, stateOf } from './feedback-address.ts';

const list = css({
  display: 'grid',
  gap: token.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minInlineSize: 0 },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token.space[1]} ${token.space[4]}`,
  fontSize: token.text.small,
  color: token.color.ink2,
});
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
const said = css({ margin: `${token.space[3]} 0 0`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What readers of posts have said: how many found each helpful, and their words. */
export function FeedbackPage() {
  const [search, setSearch] = useSearchParams();
  const state = stateOf(search);
  const page = search.get('page') ?? '1';
  const { query } = STATES.find(({ value }) => value === state) ?? STATES[0];
  const feedback = useApi('GET /api/admin/blog-feedback', { query: { page, ...query } }, { keepPrevious: true, staleTime: 0 });

  return (
    <StaffPage
      title="Blog feedback"
      width="reading"
      description="What readers answer below a post. Nobody is named: it is the post that is judged."
    >
      {feedback.data && feedback.data.posts.length > 0 && <Posts posts={feedback.data.posts} />}
      <div css={bar}>
        <SegmentedControl
          label="Which answers"
          options={STATES}
          value={state}
          onValueChange={(chosen) => setSearch(withChange(search, { state: chosen === STATES[0].value ? null : chosen }))}
        />
        {feedback.data && feedback.data.totalCount > 0 && (
          <ExportButton name="GET /api/admin/blog-feedback/export" query={query} />
        )}
      </div>
      {feedback.isPending && <CardsLoading label="Loading feedback" />}
      <ListFailed title="The feedback did not load" list={feedback} />
      {feedback.data && feedback.data.totalCount > 0 && (
        <>
          <ul css={list} aria-label="Answers" aria-busy={feedback.isPlaceholderData}>
            {feedback.data.feedback.map((answer) => (
              <li key={answer.id}>
                <Answer answer={answer} />
              </li>
            ))}
          </ul>
          <ListFooter {...feedback.data} noun="answers" />
        </>
      )}
      {feedback.data?.totalCount === 0 && (
        <Sheet>
          <EmptyState
            icon={<MessageSquareText />}
            title={state === 'words' ? 'Nobody has written anything yet' : 'No answers yet'}
          >
            Below each post readers are asked whether it was helpful. What they say stands here.
          </EmptyState>
        </Sheet>
      )}
    </StaffPage>
  );
}

interface PostsProps {
  posts: readonly { slug: string; title: string; helpful: number; not_helpful: number }[];
}

function Posts({ posts }: PostsProps) {
  return (
    <Table
      caption="Answers by post"
      rows={posts}
      rowKey={({ slug }) => slug}
      columns={[
        { key: 'title', header: 'Post', cell: ({ slug, title }) => <PostLink slug={slug} title={title} /> },
        { key: 'helpful', header: 'Helpful', align: 'end', cell: ({ helpful }) => helpful },
        { key: 'not', header: 'Not helpful', align: 'end', cell: ({ not_helpful }) => not_helpful },
      ]}
    />
  );
}

const PostLink = ({ slug, title }: { slug: string; title: string }) => (
  <TextLink href={addressOf('blog-post', { slug })} target="_blank" rel="noopener">
    {title}
  </TextLink>
);

function Answer({ answer: { slug, title, helpful, words, updated_at } }: { answer: BlogFeedback }) {
  return (
    <Sheet padding="compact">
      <div css={head}>
        <span>
          <Badge tone={helpful ? 'success' : 'warning'}>{helpful ? 'Helpful' : 'Not helpful'}</Badge>{' '}
          <PostLink slug={slug} title={title} />
        </span>
        <time dateTime={updated_at}>{new Date(updated_at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}</time>
      </div>
      {words !== '' && <p css={said}>{words}</p>}
    </Sheet>
  );
}

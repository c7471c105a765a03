import type { BlogFeedback } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, EmptyState, Sheet, Table, TextLink, token } from 'design-system';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '../staff-area/formats.ts';
import { ListFooter } from '../staff-area/list/ListFooter.tsx';
import { CardsLoading } from '../staff-area/list/ListLoading.tsx';
import { optionIn, pageIn } from '../staff-area/list/list-address.ts';
import { StateFilter } from '../staff-area/list/StateFilter.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { plainList, spread } from '../staff-area/styles.ts';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token.space[1]} ${token.space[4]}`,
  fontSize: token.text.small,
  color: token.color.ink2,
});
const said = css({ margin: `${token.space[3]} 0 0`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const STATES = [
  { value: 'words', label: 'With words', query: { words: 'true' } },
  { value: 'not-helpful', label: 'Not helpful', query: { helpful: 'false' } },
  { value: 'all', label: 'All', query: {} },
] as const;

/** How many readers found each post helpful, and their words. */
export function FeedbackPage() {
  const [search] = useSearchParams();
  const state = optionIn(search, 'state', STATES) ?? 'words';
  const filter = STATES.find(({ value }) => value === state)?.query ?? {};
  const query = { page: pageIn(search), ...filter };
  const read = useApi('GET /api/admin/blog-feedback', { query }, { keepPrevious: true, staleTime: 0 });
  const some = read.data && read.data.totalCount > 0;
  return (
    <StaffPage
      title="Blog feedback"
      width="reading"
      description="What readers answer below a post. Nobody is named: it is the post that is judged."
    >
      {read.data && read.data.posts.length > 0 && <Posts posts={read.data.posts} />}
      <div css={spread[3]}>
        <StateFilter label="Which answers" states={STATES} />
        {some && <ExportButton name="GET /api/admin/blog-feedback/export" query={filter} />}
      </div>
      {read.isPending && <CardsLoading label="Loading feedback" />}
      <ReadFailed title="The feedback did not load" read={read} />
      {some && (
        <>
          <ul css={plainList[4]} aria-label="Answers" aria-busy={read.isPlaceholderData}>
            {read.data.feedback.map((answer) => (
              <li key={answer.id}>
                <Answer answer={answer} />
              </li>
            ))}
          </ul>
          <ListFooter {...read.data} noun="answers" />
        </>
      )}
      {read.data?.totalCount === 0 && (
        <Sheet>
          <EmptyState
            icon={<MessageSquareText />}
            title={state === 'words' ? 'Nobody has written anything yet' : 'No answers yet'}
          >
            Below each post readers are asked whether it was helpful. What they say appears here.
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
        <time dateTime={updated_at}>{dayOf(updated_at)}</time>
      </div>
      {words !== '' && <p css={said}>{words}</p>}
    </Sheet>
  );
}

import type { ListedPost } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, EmptyState, Select, Sheet, TextLink } from 'design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import { Link, useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { datedMoment, momentOf } from '../staff-area/dates.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { smallPrint } from '../staff-area/table/small-print.ts';
import type { StaffColumn } from '../staff-area/table/staff-column.ts';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { editPostAddress, postFilter, postQuery, STATES, sortOf, stateOf } from './post-address.ts';
import { ownMoment, PostBadges } from './post-words.tsx';

const whole = css({ whiteSpace: 'nowrap' });

const COLUMNS: readonly StaffColumn<ListedPost>[] = [
  {
    key: 'title',
    header: 'Title',
    rowHeader: true,
    sortable: true,
    cell: ({ id, title, slug }) => (
      <>
        <TextLink render={<Link to={editPostAddress(id)} />}>{title}</TextLink>
        <span css={smallPrint}>
          {addressOf('blogs')}/{slug}
        </span>
      </>
    ),
  },
  { key: 'state', header: 'State', cell: (post) => <PostBadges post={post} /> },
  { key: 'id', header: 'Number', align: 'end', extra: true, cell: ({ id }) => `#${id}` },
  { key: 'author', header: 'Author', hideOnPhone: true, wide: true, cell: ({ author }) => author || '–' },
  {
    key: 'published_at',
    header: 'Readers see it',
    sortable: true,
    cell: ({ published_at: at, state, change_due_at: change }) =>
      at === null || state === 'withdrawn' ? (
        '–'
      ) : (
        <>
          <time dateTime={at} title={datedMoment(at)}>
            {state === 'scheduled' ? 'from' : 'since'} {ownMoment(at)}
          </time>
          {change && (
            <time css={smallPrint} dateTime={change} title={datedMoment(change)}>
              changed from {ownMoment(change)}
            </time>
          )}
        </>
      ),
  },
  {
    key: 'changed_at',
    header: 'Changed',
    wide: true,
    sortable: true,
    cell: ({ changed_at, changed_by }) => (
      <>
        <span css={whole}>{momentOf(changed_at)}</span>
        <span css={[smallPrint, whole]}>{changed_by?.name ?? 'came with the product'}</span>
      </>
    ),
  },
];

/** All posts: drafts, what is scheduled, what readers see, what was withdrawn. */
export function PostsPage() {
  return (
    <StaffPage
      title="Posts"
      description="What the blogs say: written, previewed, scheduled and published here."
      actions={
        <Button variant="primary" icon={<PenLine />} render={<Link to={addressOf('new-post')} />}>
          New post
        </Button>
      }
    >
      <PostList />
    </StaffPage>
  );
}

function PostList() {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/admin/blog-posts', { query: postQuery(search) }, { keepPrevious: true, staleTime: 0 });
  if (list.data?.elsewhere) return <WrittenElsewhere address={list.data.elsewhere} />;
  return (
    <>
      <ListSearch label="Title, author or address">
        <Select
          label="State"
          value={stateOf(search) ?? 'all'}
          options={[{ value: 'all', label: 'All' }, ...STATES]}
          onValueChange={(state) => setSearch(withChange(search, { state: state === 'all' ? null : state }))}
        />
      </ListSearch>
      <Posts list={list} />
    </>
  );
}

function Posts({ list }: { list: ReturnType<typeof useApi<'GET /api/admin/blog-posts'>> }) {
  const [search, setSearch] = useSearchParams();
  const redirecting = useCorrectedListAddress(list);
  if (list.isPending || redirecting) return <TableLoading label="Loading posts" />;
  const failed = <ListFailed title="The posts did not load" list={list} />;
  if (!list.data) return failed;
  const { posts, page, pageSize, totalCount } = list.data;
  if (totalCount === 0) {
    const narrowed = search.has('q') || search.has('state');
    return (
      <Sheet>
        <EmptyState
          icon={<Newspaper />}
          title={narrowed ? 'No posts found' : 'No posts yet'}
          actions={
            narrowed ? (
              <Button onClick={() => setSearch({})}>Show all posts</Button>
            ) : (
              <Button variant="primary" render={<Link to={addressOf('new-post')} />}>
                Write the first one
              </Button>
            )
          }
        >
          {narrowed ? 'Try other words, or another state.' : 'A draft is seen by staff alone until it is published.'}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {failed}
      <StaffTable
        name="posts"
        caption="Posts"
        columns={COLUMNS}
        rows={posts}
        rowKey={({ id }) => id}
        nameOf={({ title }) => title}
        sort={sortOf(search)}
        onSortChange={({ key, order }) => setSearch(withChange(search, { sort: key, order }))}
        open={({ id }) => editPostAddress(id)}
        paging={list.data}
        busy={list.isPlaceholderData}
        tools={<ExportButton name="GET /api/admin/blog-posts/export" query={postFilter(search)} />}
      />
      <ListFooter page={page} pageSize={pageSize} totalCount={totalCount} noun="posts" />
    </>
  );
}

/** This deployment reads its posts from a content service. */
export function WrittenElsewhere({ address }: { address: string }) {
  return (
    <Banner
      tone="info"
      title="Posts are written in the content service."
      action={
        <Button size="small" iconEnd={<ExternalLink />} href={address} target="_blank" rel="noopener">
          Open it
        </Button>
      }
    >
      This site reads them from {new URL(address).host} and shows them a minute after they are published there.
    </Banner>
  );
}

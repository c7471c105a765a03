import type { ListedPost, PostState } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, TextLink } from 'design-system';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import { Link, useSearchParams } from 'react-router-dom';
import { editPostAddress } from '../staff-area/addresses.ts';
import { datedMoment, momentOf } from '../staff-area/formats.ts';
import { FilterSelect } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { given, isNarrowed, optionIn, pageIn, sortIn, withChange, wordsIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { noWrap } from '../staff-area/styles.ts';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';
import { PostBadges } from './PostBadges.tsx';
import { WrittenElsewhere } from './WrittenElsewhere.tsx';

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
            {state === 'scheduled' ? 'from' : 'since'} {datedMoment(at)}
          </time>
          {change && (
            <time css={smallPrint} dateTime={change} title={datedMoment(change)}>
              changed from {datedMoment(change)}
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
        <span css={noWrap}>{momentOf(changed_at)}</span>
        <span css={[smallPrint, noWrap]}>{changed_by?.name ?? 'came with the product'}</span>
      </>
    ),
  },
];

const STATES: readonly { value: PostState; label: string }[] = [
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

const sortOf = (search: URLSearchParams) =>
  sortIn(search, ['changed_at', 'published_at', 'title'], ['changed_at', 'published_at']);

function filterIn(search: URLSearchParams) {
  const { key, order } = sortOf(search);
  return { sortBy: key, sortOrder: order, ...given({ q: wordsIn(search), state: optionIn(search, 'state', STATES) }) };
}

/** All posts: drafts, scheduled, published and withdrawn. */
export function PostsPage() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search) };
  const read = useApi('GET /api/admin/blog-posts', { query }, { keepPrevious: true, staleTime: 0 });
  return (
    <StaffPage
      title="Posts"
      description="Posts of the blog: written, previewed, scheduled and published here."
      actions={
        <Button variant="primary" icon={<PenLine />} render={<Link to={addressOf('new-post')} />}>
          New post
        </Button>
      }
    >
      {read.data?.elsewhere ? (
        <WrittenElsewhere address={read.data.elsewhere} />
      ) : (
        <>
          <ListSearch label="Title, author or address">
            <FilterSelect name="state" label="State" all="All" options={STATES} />
          </ListSearch>
          <TableList
            read={read}
            name="posts"
            empty={{
              icon: <Newspaper />,
              narrowed: isNarrowed(search),
              found: { title: 'No posts found', text: 'Try other words, or another state.', all: 'Show all posts' },
              none: {
                title: 'No posts yet',
                text: 'Only staff see a draft until it is published.',
                action: (
                  <Button variant="primary" render={<Link to={addressOf('new-post')} />}>
                    Write the first one
                  </Button>
                ),
              },
            }}
          >
            {({ posts }, table) => (
              <StaffTable
                {...table}
                name="posts"
                caption="Posts"
                columns={COLUMNS}
                rows={posts}
                rowKey={({ id }) => id}
                nameOf={({ title }) => title}
                sort={sortOf(search)}
                onSortChange={({ key, order }) => setSearch(withChange(search, { sort: key, order }))}
                open={({ id }) => editPostAddress(id)}
                tools={<ExportButton name="GET /api/admin/blog-posts/export" query={filter} />}
              />
            )}
          </TableList>
        </>
      )}
    </StaffPage>
  );
}

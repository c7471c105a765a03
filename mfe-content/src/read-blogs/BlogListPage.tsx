import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { EmptyState, LoadingRegion, Page, PageHeader, Pagination, Skeleton, token } from 'design-system';
import Newspaper from 'lucide-react/icons/newspaper';
import { Link, useSearchParams } from 'react-router-dom';
import { BlogCard } from './BlogCard.tsx';

const PAGE_SIZE = 9;

// The parts have margins of their own.
const spacing = css({ gap: 0 });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: token.space[6],
  marginBlock: `${token.space[8]} ${token.space[8]}`,
  padding: 0,
  listStyle: 'none',
});

/** All published posts as cards, newest first. Specification part 2, section 2. */
export function BlogListPage() {
  const [search] = useSearchParams();
  const page = search.get('page') ?? '1';
  const posts = useApi('GET /content/blog-posts', {
    query: {
      ...{ locale: 'en', draft: 'false', depth: '1', sort: '-publishedDate', limit: String(PAGE_SIZE), page },
      'select[content]': 'false',
    },
  });

  return (
    <Page css={spacing}>
      <PageHeader title="Blogs" description="Short reads for study breaks." />
      {posts.isPending && <BlogListLoading />}
      {posts.isError && <LoadFailed title="The blogs did not load" answer={posts} />}
      {posts.data?.docs.length === 0 && (
        <EmptyState icon={<Newspaper />} title="No posts here yet">
          New ones appear on this page as soon as they are published.
        </EmptyState>
      )}
      {posts.data && posts.data.docs.length > 0 && (
        <>
          <ul css={grid}>
            {posts.data.docs.map((post) => (
              <li key={post.id}>
                <BlogCard post={post} />
              </li>
            ))}
          </ul>
          <Pagination
            page={posts.data.page}
            pageSize={posts.data.limit}
            totalCount={posts.data.totalDocs}
            linkTo={(to) => <Link to={to === 1 ? '?' : `?page=${to}`} />}
          />
        </>
      )}
    </Page>
  );
}

function BlogListLoading() {
  return (
    <LoadingRegion css={grid} label="Loading blogs">
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <Skeleton shape="block" height="10rem" />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </LoadingRegion>
  );
}

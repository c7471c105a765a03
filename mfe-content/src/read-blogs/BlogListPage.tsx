import type { BlogPost } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { EmptyState, LoadingRegion, Page, PageHeader, Pagination, postDate, Sheet, Skeleton, token } from 'design-system';
import Newspaper from 'lucide-react/icons/newspaper';
import { Link, useSearchParams } from 'react-router-dom';

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

/** All published posts, newest first. Specification part 2, section 2. */
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

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  transition: `border-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.accent },
});
const image = css({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background: token.color.sunken,
});
const words = css({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: token.space[2], padding: token.space[5] });
const title = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3, lineHeight: token.leading.tight });
const link = css({
  color: token.color.ink,
  textDecoration: 'none',
  // Makes the whole card the title's target.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.sheet },
});
const excerpt = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });
const byline = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });

function BlogCard({ post }: { post: BlogPost }) {
  return (
    <Sheet padding="none" css={card} render={<article />}>
      {post.featuredImage ? (
        <img css={image} src={post.featuredImage.url} alt="" width={600} height={300} loading="lazy" />
      ) : (
        <span css={image} />
      )}
      <div css={words}>
        <h2 css={title}>
          <Link to={addressOf('blog-post', { slug: post.slug })} css={link}>
            {post.title}
          </Link>
        </h2>
        <p css={excerpt}>{post.excerpt}</p>
        <p css={byline}>
          {post.author}, <time dateTime={post.publishedDate}>{postDate(post.publishedDate)}</time>
        </p>
      </div>
    </Sheet>
  );
}

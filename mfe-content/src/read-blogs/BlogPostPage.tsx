import type { BlogPost } from '@api/contract';
import { css } from '@emotion/react';
import { blogPostHead, messageOf, useApi, useHost, useIsFirstDrawing, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Button, EmptyState, ErrorState, Page, Typeset, token } from 'design-system';
import LinkIcon from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link, useParams } from 'react-router-dom';
import { PostFeedback } from './PostFeedback.tsx';
import { PostLoading } from './PostLoading.tsx';
import { postDate } from './post-date.ts';

const article = css({ gap: token.space[5] });
const heading = css({
  margin: 0,
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
});
const byline = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });
const image = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // Its room is the same before it is there, whatever shape the file has.
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: token.radius.sheet,
});
const share = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** One post, by the slug in its address. Specification part 2, section 2. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const posts = useApi('GET /content/blog-posts', {
    query: { 'where[slug][equals]': slug, draft: 'false', depth: '1', limit: '1' },
  });
  if (posts.isPending) return <PostLoading />;
  if (posts.isError) {
    return (
      <ErrorState headingLevel={1} title="The post did not load" onRetry={() => void posts.refetch()} retrying={posts.isFetching}>
        {messageOf(posts.error)}
      </ErrorState>
    );
  }
  const post = posts.data.docs[0];
  return post ? <PostInView post={post} /> : <PostMissing />;
}

function PostInView({ post }: { post: BlogPost }) {
  usePageHead(blogPostHead(post));
  return (
    <Page width="text" css={article} render={<article />}>
      <Breadcrumbs items={[{ label: 'Blogs', render: <Link to={addressOf('blogs')} /> }, { label: post.title }]} />
      <h1 css={heading}>{post.title}</h1>
      <p css={byline}>
        {post.author}, published <time dateTime={post.publishedDate}>{postDate(post.publishedDate)}</time>
        {postDate(post.updatedAt) !== postDate(post.publishedDate) && (
          <>
            , updated <time dateTime={post.updatedAt}>{postDate(post.updatedAt)}</time>
          </>
        )}
      </p>
      {post.featuredImage && (
        <img css={image} src={post.featuredImage.url} alt={post.featuredImage.alt} width={1200} height={480} />
      )}
      <Typeset variant="prose" html={post.content} />
      <SharePost post={post} />
      <PostFeedback key={post.slug} slug={post.slug} />
    </Page>
  );
}

/** Sends the post on by a messaging app, or copies its link. */
function SharePost({ post }: { post: BlogPost }) {
  const host = useHost();
  const origin = useIsFirstDrawing() ? '' : location.origin;
  const address = origin + addressOf('blog-post', { slug: post.slug });
  const message = new URLSearchParams({ text: `${post.title} ${address}` });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: 'Something went wrong' }),
    );
  return (
    <div css={share}>
      <Button icon={<MessageCircle />} href={`https://wa.me/?${message}`} target="_blank">
        Share by WhatsApp
      </Button>
      <Button icon={<LinkIcon />} onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
}

function PostMissing() {
  usePageHead({ title: 'Page not found', canonical: null });
  return (
    <EmptyState
      headingLevel={1}
      title="Page not found"
      actions={
        <Button variant="primary" render={<Link to="/" />}>
          Go to the home page
        </Button>
      }
    >
      There is no post at this address. It may have moved, or the link may be mistyped.
    </EmptyState>
  );
}

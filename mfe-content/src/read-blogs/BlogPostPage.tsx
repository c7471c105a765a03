import type { BlogPost } from '@api/contract';
import { css } from '@emotion/react';
import { type PageHead, Redirect, useApi, useHost, useIsHydrating, usePageHead } from '@shell/kit';
import { addressOf, placeQuery, topicPlace } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { SetForClass } from '@shell/kit/set-for-class';
import { Article, Breadcrumbs, Button, EmptyState, Page, token } from 'design-system';
import LinkIcon from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useId } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { PostFeedback } from './PostFeedback.tsx';
import { PostLoading } from './PostLoading.tsx';

const page = css({ gap: token.space[5] });
const topicList = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const label = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, fontWeight: token.weight.medium });
const topics = css({ display: 'grid', gap: token.space[2] });
const share = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3], alignItems: 'center' });

/** A post by its slug. Specification part 2, section 2. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const posts = useApi('GET /content/blog-posts', {
    query: { 'where[slug][equals]': slug, draft: 'false', depth: '1', limit: '1' },
  });
  if (posts.isPending) return <PostLoading />;
  if (posts.isError) {
    return <LoadFailed headingLevel={1} title="The post did not load" answer={posts} />;
  }
  const post = posts.data.docs[0];
  return post ? <PostInView post={post} slug={slug} /> : <PostMissing />;
}

function PostInView({ post, slug }: { post: BlogPost; slug: string }) {
  const { search } = useLocation();
  usePageHead(blogPostHead(post));
  const ownAddress = addressOf('blog-post', { slug: post.slug });
  return (
    <Page width="text" css={page}>
      {/* A former address redirects. */}
      {post.slug !== slug && <Redirect to={ownAddress + search} permanent />}
      <Breadcrumbs items={[{ label: 'Blogs', render: <Link to={addressOf('blogs')} /> }, { label: post.title }]} />
      <Article
        title={post.title}
        author={post.author}
        published={post.publishedDate}
        updated={post.updatedAt}
        image={post.featuredImage}
        html={post.content}
        {...(post.language && post.language !== 'en' && { lang: post.language })}
      />
      <TopicsOf post={post} />
      <SharePost post={post} />
      <PostFeedback key={post.slug} slug={post.slug} />
    </Page>
  );
}

/** Where a post's topics are practised. */
function TopicsOf({ post: { topics: named = [] } }: { post: BlogPost }) {
  const id = useId();
  if (named.length === 0) return null;
  return (
    <section css={topics} aria-labelledby={id}>
      <h2 id={id} css={label}>
        Practise what it is about
      </h2>
      <ul css={topicList}>
        {named.map(({ name, slugs }) => {
          const [subject = '', ...topics] = slugs;
          const query = placeQuery(topicPlace(subject, topics));
          return (
            <li key={slugs.join('/')}>
              <Button size="small" render={<Link to={addressOf('question-list', {}, { query })} />}>
                {name}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shares the post by a messaging app, or copies its link. */
function SharePost({ post }: { post: BlogPost }) {
  const host = useHost();
  const origin = useIsHydrating() ? '' : location.origin;
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
      <SetForClass work={{ reading: addressOf('blog-post', { slug: post.slug }) }} />
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

function blogPostHead({ title, excerpt, slug, meta }: Pick<BlogPost, 'title' | 'excerpt' | 'slug' | 'meta'>): PageHead {
  return { title, description: meta?.description || excerpt, canonical: addressOf('blog-post', { slug }) };
}

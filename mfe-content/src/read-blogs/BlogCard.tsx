import type { BlogPost } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { postDate, Sheet, token } from 'design-system';
import { Link } from 'react-router-dom';

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
  // The whole card is the target; the title is its name.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.sheet },
});
const excerpt = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });
const byline = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });

/** Featured image, title, author and date of one post. */
export function BlogCard({ post }: { post: BlogPost }) {
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

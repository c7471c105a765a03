import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';
import { Typeset } from '../Typeset/Typeset.tsx';
import { postDate } from './postDate.ts';

/** Props of Article; all others go to its `<article>`. */
export interface ArticleProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** 1 if the page is about it. */
  headingLevel?: 1 | 2 | 3;
  author: string;
  published: string;
  updated?: string;
  image?: { url: string; alt: string } | null;
  /** Typeset and sanitised by the API. */
  html: string;
}

const article = css({ display: 'grid', gap: token.space[5], minInlineSize: 0, '& > *': { minInlineSize: 0 } });
const heading = css({
  margin: 0,
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
const byline = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });
const picture = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // Reserves its space, whatever the file's shape.
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: token.radius.sheet,
});
const text = css({ '& img': { maxInlineSize: '100%', blockSize: 'auto' } });

/** A post for readers, and for writers as a preview. */
export function Article({ title, headingLevel = 1, author, published, updated, image, html, ...rest }: ArticleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} css={article}>
      <Heading css={heading}>{title}</Heading>
      <p css={byline}>
        {author}, published <time dateTime={published}>{postDate(published)}</time>
        {updated !== undefined && postDate(updated) !== postDate(published) && (
          <>
            , updated <time dateTime={updated}>{postDate(updated)}</time>
          </>
        )}
      </p>
      {image && <img css={picture} src={image.url} alt={image.alt} width={1200} height={480} />}
      <Typeset variant="prose" html={html} css={text} />
    </article>
  );
}

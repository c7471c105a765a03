import type { BlogPost } from '@api/contract';
import type { BlogPosting, WithContext } from 'schema-dts';
import { addressOf } from '../addresses.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { PROVIDER } from './courses.ts';
import type { Sharing } from './sharing.ts';

/** Pictures of posts are shown in this shape. */
const IMAGE = { width: 1200, height: 480 } as const;

/** Link previews take no vector drawings. */
const isRaster = (url: string) => !/\.svg(?:$|\?)/i.test(url);

/** What a post's page shares of itself. https://developers.google.com/search/docs/appearance/structured-data/article */
export function postSharing(post: BlogPost): Sharing {
  const { title, slug, excerpt, author, publishedDate, updatedAt, featuredImage } = post;
  const path = addressOf('blog-post', { slug });
  const posting: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: path,
    mainEntityOfPage: path,
    author: { '@type': 'Organization', name: author },
    publisher: PROVIDER,
    datePublished: publishedDate,
    dateModified: updatedAt,
    inLanguage: post.language ?? 'en',
    ...(featuredImage && { image: featuredImage.url }),
  };
  const image =
    featuredImage && isRaster(featuredImage.url) ? { path: featuredImage.url, alt: featuredImage.alt, ...IMAGE } : null;
  return {
    kind: 'article',
    published: publishedDate,
    modified: updatedAt,
    ...(image && { image }),
    data: [
      posting,
      breadcrumbData([
        { name: 'Blogs', path: addressOf('blogs') },
        { name: title, path },
      ]),
    ],
  };
}

import type { BlogPost } from '@api/contract';
import { BRAND } from '@api/contract/brand';
import { addressOf, parseAddress } from '@shell/kit/addresses';
import { breadcrumbData, type Feed, PROVIDER, type Sharing, type SharingByCall } from '@shell/kit/sharing';
import type { BlogPosting, WithContext } from 'schema-dts';

/** The shape in which pictures of posts are shown. */
const IMAGE = { width: 1200, height: 480 } as const;

/** Link previews take no SVG. */
const isRaster = (url: string) => !/\.svg(?:$|\?)/i.test(url);

/** A post's metadata. https://developers.google.com/search/docs/appearance/structured-data/article */
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

/** Named in the pages of posts. */
const FEEDS: readonly Feed[] = [
  { type: 'application/rss+xml', title: `${BRAND}: Blogs (RSS)`, path: '/content/rss.xml' },
  { type: 'application/atom+xml', title: `${BRAND}: Blogs (Atom)`, path: '/content/atom.xml' },
];

/** Metadata of the pages about posts. */
export const SHARING: SharingByCall = {
  'GET /content/blog-posts': ({ docs }, { pathname }) => {
    const page = parseAddress(pathname);
    if (page?.name === 'blogs') return { feeds: FEEDS };
    const post = page?.name === 'blog-post' && docs.find(({ slug }) => slug === page.params.slug);
    return post ? { ...postSharing(post), feeds: FEEDS } : {};
  },
};

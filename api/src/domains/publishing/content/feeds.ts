import { addressOf } from '@api/contract/addresses';
import { BRAND } from '@api/contract/brand';
import { Feed } from 'feed';
import type { Call } from '../../../http/route.ts';
import { postsFor } from './content.service.ts';

/** Posts in a feed: readers of feeds keep the older ones themselves. */
const MOST = 30;
/** A post appears in the feed when it is published and disappears when withdrawn: caches must revalidate. */
const CACHING = 'public, no-cache';

type FeedCall = Pick<Call<'GET /content/rss.xml'>, 'db' | 'config' | 'log' | 'now' | 'setHeader'>;

/** Addresses of this site in a post's HTML, as whole addresses: a feed is read elsewhere. */
const elsewhere = (html: string, site: string) => html.replace(/ (src|href)="\/(?!\/)/g, ` $1="${site}/`);

async function feedOf({ db, config, log, now }: FeedCall): Promise<Feed> {
  const site = config.PUBLIC_URL;
  const { docs } = await postsFor({ db, config, log, now }).listPosts({
    sort: '-publishedDate',
    limit: MOST,
    page: 1,
    drafts: false,
  });
  const feed = new Feed({
    id: site + addressOf('blogs'),
    title: `${BRAND}: Blogs`,
    description: 'Short, practical articles on studying IB Diploma maths, physics and chemistry.',
    link: site + addressOf('blogs'),
    language: 'en',
    copyright: BRAND,
    updated: docs.reduce(
      (latest, { updatedAt }) => (Date.parse(updatedAt) > latest.getTime() ? new Date(updatedAt) : latest),
      new Date(0),
    ),
    feedLinks: { rss: `${site}/content/rss.xml`, atom: `${site}/content/atom.xml` },
  });
  for (const { title, slug, excerpt, author, publishedDate, updatedAt, content } of docs) {
    const address = site + addressOf('blog-post', { slug });
    feed.addItem({
      ...{ id: address, link: address, title, description: excerpt, content: elsewhere(content, site) },
      ...{ author: [{ name: author }], published: new Date(publishedDate), date: new Date(updatedAt) },
    });
  }
  return feed;
}

/** The newest posts as RSS 2.0. */
export async function getRss(call: Call<'GET /content/rss.xml'>): Promise<string> {
  call.setHeader('Cache-Control', CACHING);
  return (await feedOf(call)).rss2();
}

/** The newest posts as Atom 1.0. */
export async function getAtom(call: Call<'GET /content/atom.xml'>): Promise<string> {
  call.setHeader('Cache-Control', CACHING);
  return (await feedOf(call)).atom1();
}

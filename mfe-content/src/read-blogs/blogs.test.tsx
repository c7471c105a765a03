import type { BlogPost, BlogPostPage } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';

const post: BlogPost = {
  id: '1',
  title: 'How to read a mark scheme',
  slug: 'how-to-read-a-mark-scheme',
  author: 'Sigmaroom editorial',
  excerpt: 'Where marks are won.',
  publishedDate: '2026-10-03T09:00:00Z',
  updatedAt: '2026-11-11T09:00:00Z',
  featuredImage: { url: '/api/images/one', alt: 'A sheet of paper' },
  content: '<h2>Method marks</h2><p>They come first.</p>',
};

function pageOf(docs: BlogPost[], totalDocs = docs.length): BlogPostPage {
  const limit = 9;
  return {
    docs,
    totalDocs,
    limit,
    totalPages: Math.ceil(totalDocs / limit),
    page: 1,
    pagingCounter: 1,
    hasPrevPage: false,
    hasNextPage: totalDocs > limit,
    prevPage: null,
    nextPage: null,
  };
}

const answers = (page: BlogPostPage): Answers => ({ 'GET /content/blog-posts': () => page });

describe('the list of blogs', () => {
  it('shows each post with author and date, and leads to it', async () => {
    const { container } = renderWithHost(<Root />, { path: '/blogs', answers: answers(pageOf([post])) });
    expect(await screen.findByRole('link', { name: post.title })).toHaveAttribute('href', '/blogs/how-to-read-a-mark-scheme');
    expect(screen.getByText('October 3rd 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expectAccessible(container);
  });

  it('asks for published posts only, newest first, of the page in the address', async () => {
    const { calls } = renderWithHost(<Root />, { path: '/blogs?page=2', answers: answers(pageOf([post], 12)) });
    await screen.findByRole('link', { name: post.title });
    expect(calls.requests[0]?.request).toEqual({
      query: {
        ...{ locale: 'en', draft: 'false', depth: '1', sort: '-publishedDate', limit: '9', page: '2' },
        'select[content]': 'false',
      },
    });
  });

  it('says when there are none, and when they did not load', async () => {
    const first = renderWithHost(<Root />, { path: '/blogs', answers: answers(pageOf([])) });
    expect(await screen.findByRole('heading', { name: 'No posts here yet' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path: '/blogs' });
    expect(await screen.findByRole('heading', { name: 'The blogs did not load' })).toBeVisible();
  });
});

describe('a post', () => {
  it('shows its text with both dates', async () => {
    const { container } = renderWithHost(<Root />, { path: `/blogs/${post.slug}`, answers: answers(pageOf([post])) });
    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
    expect(screen.getByText('They come first.')).toBeVisible();
    expect(screen.getByText('November 11th 2026')).toBeVisible();
    await expectAccessible(container);
  });

  it('leads on from an address that it had before, with what else that said', async () => {
    renderWithHost(<Root />, { path: '/blogs/its-former-address?from=mail', answers: answers(pageOf([post])) });
    await waitFor(() => expect(location.pathname + location.search).toBe(`/blogs/${post.slug}?from=mail`));
    // The former address's page is replaced.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible());
  });

  it('can be sent on, and its link copied', async () => {
    const { calls } = renderWithHost(<Root />, { path: `/blogs/${post.slug}`, answers: answers(pageOf([post])) });
    const share = await screen.findByRole('link', { name: 'Share by WhatsApp' });
    expect(new URL(share.getAttribute('href') ?? '').searchParams.get('text')).toContain(`/blogs/${post.slug}`);
    const set = screen.getByRole('link', { name: 'Set for a class', hidden: true });
    expect(set).toHaveAttribute('href', `/classes/set-work?reading=${encodeURIComponent(`/blogs/${post.slug}`)}`);

    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/blogs/${post.slug}`);
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Link copied to your clipboard!' }]);
    vi.unstubAllGlobals();
  });

  it('that is not there is the not-found page', async () => {
    renderWithHost(<Root />, { path: '/blogs/nothing', answers: answers(pageOf([])) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});

import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const links = { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null };
const subjects: Answers = { 'GET /api/subjects': () => ({ subjects: [sampleSubject()] }) };
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('online classes', () => {
  const path = '/online-classes';

  it('has the parts of the specification, and its buttons lead to the configured forms', async () => {
    const site = { links: { ...links, demoClass: 'https://forms.example/demo', trialClass: 'https://forms.example/trial' } };
    const { container } = renderWithHost(<Root />, { path, site });
    expect(await addressOf('Request A Demo Lesson')).toBe('https://forms.example/demo');
    expect(await addressOf('Book a trial class')).toBe('https://forms.example/trial');
    expect(await addressOf('Go to the question bank')).toBe('/ibdp-question-bank');
    expect(await addressOf('Take a test')).toBe('/take-a-test');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    for (const heading of ['Who we are', 'Why us', 'Customised study plan', 'Top-notch tutors', 'Practice online']) {
      expect(headings).toContain(heading);
    }
    expect(screen.getByText('10K+')).toBeVisible();
    expect(screen.getByText('10,000+')).toBeVisible();
    await expectAccessible(container);
  });

  it('leads to the site’s own form where none is configured, and shows no figures where they are off', async () => {
    renderWithHost(<Root />, { path, site: { figures: false } });
    expect(await addressOf('Request A Demo Lesson')).toBe('/contact-us?topic=classes');
    expect(await addressOf('Book a trial class')).toBe('/contact-us?topic=classes');
    expect(document.body.textContent).not.toMatch(/10K\+|10,000\+|2\.5K\+|fewer than 5%/);
  });
});

describe('the page about grading', () => {
  it('says how it works, how it helps, who marks, and what it costs', async () => {
    const { container } = renderWithHost(<Root />, { path: '/grading-your-test', user: sampleUser() });
    for (const name of ['How It Works', 'How will this help', 'Who marks it']) {
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    }
    expect(document.body.textContent).toContain('within 24 working hours, for $10 a test');
    expect(await addressOf('Choose a test to be graded')).toBe('/my-tests');
    await expectAccessible(container);
  });
});

describe('services', () => {
  const path = '/services';

  it('shows figures, services and subjects', async () => {
    const { container } = renderWithHost(<Root />, { path, user: sampleUser(), answers: subjects });
    expect(await screen.findByRole('link', { name: /Maths AA HL/ })).toHaveAttribute(
      'href',
      '/math-questions?subject=math-aa-hl',
    );
    for (const figure of ['10K+', '10+', '2.5K+']) expect(screen.getByText(figure)).toBeVisible();
    expect(screen.getByRole('link', { name: /Grading/ })).toHaveAttribute('href', '/grading-your-test');
    await expectAccessible(container);
  });

  it('is whole without the subjects, and without what the restricted edition does not have', async () => {
    renderWithHost(<Root />, { path, user: sampleUser(), site: { variant: 'restricted' } });
    expect(await screen.findByRole('link', { name: /Timed tests/ })).toBeVisible();
    for (const name of [/Grading/, /Online classes/, /Blogs/]) expect(screen.queryByRole('link', { name })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Subjects' })).toBeNull());
  });
});

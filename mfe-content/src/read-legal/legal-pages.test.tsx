import { expectAccessible, renderWithHost } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { privacy } from './texts/privacy.tsx';
import { refundPolicy } from './texts/refund-policy.tsx';
import { terms } from './texts/terms.tsx';

const PAGES = [
  { path: '/terms', text: terms },
  { path: '/privacy', text: privacy },
  { path: '/refund-policy', text: refundPolicy },
];
const pageText = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

describe.each(PAGES)('$path', ({ path, text }) => {
  it('has its title, its day, and a list of its sections that leads to each', async () => {
    const { container } = renderWithHost(<Root />, { path });
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(container.querySelector('time')).toHaveAttribute('datetime', text.version);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(text.sections.map(({ id }) => `#${id}`));
    for (const { id, heading } of text.sections) {
      const section = container.querySelector<HTMLElement>(`[id="${id}"]`);
      expect(within(section as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(heading);
    }
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
    await expectAccessible(container);
  });
});

describe('what the texts must say', () => {
  it.each([
    [
      '/terms',
      [/one student/, /non-transferable/, /non-refundable/, /up to 4 devices/, /Another 2 are a grace/, /one device at a time/],
    ],
    [
      '/terms',
      [/more than 6 devices may be locked/, /Sharing leads to termination/, /18 or older/, /13 to 18/, /Under 16/, /Under 13/],
    ],
    ['/terms', [/not affiliated with, endorsed by or sponsored by the International Baccalaureate/]],
    ['/refund-policy', [/All subscriptions.*non-refundable/, /non-transferable/]],
    ['/privacy', [/Personal information we hold/, /Cookies/, /servers in India/, /How long we keep it/, /grievance officer/]],
    ['/privacy', [/a reminder, a weekly summary/, /phone number only to reach you about your account/]],
    ['/privacy', [/Readers of your weekly summary/, /your calendar link/, /if you challenge a friend/i, /teachers of a class/]],
    ['/privacy', [/If you live in India/, /If you live in the UK, the EU or the EEA/, /If you live in California/]],
  ])('%s: %j', async (path, sentences) => {
    renderWithHost(<Root />, { path });
    await screen.findByRole('heading', { level: 1 });
    for (const sentence of sentences) expect(pageText()).toMatch(sentence);
  });

  it('a grievance goes by e-mail where there is an address, else by the form', async () => {
    const links = { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null };
    const first = renderWithHost(<Root />, {
      path: '/privacy',
      site: { links: { ...links, grievanceEmail: 'privacy@school.example' } },
    });
    const [address] = await screen.findAllByRole('link', { name: 'privacy@school.example' });
    expect(address).toHaveAttribute('href', 'mailto:privacy@school.example?subject=Privacy');
    first.unmount();
    const { container } = renderWithHost(<Root />, { path: '/privacy' });
    expect(await screen.findByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact-us?topic=privacy');
    expect(container.querySelector('a[href^="mailto:"]')).toBeNull();
  });
});

it('the list of sections opens on small screens, and closes with a choice', async () => {
  renderWithHost(<Root />, { path: '/terms' });
  // Hidden on desktops, whose layout tests have.
  const toggle = await screen.findByText('On this page', { selector: 'button' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: /Devices/ }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

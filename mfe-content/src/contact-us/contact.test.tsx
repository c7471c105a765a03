import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const path = '/contact-us';
const thanks: Answers = {
  'POST /api/contact': () => ({ message: 'Thank you, your message is with us. We answer by email to a@b.example' }),
};
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send message' }));
async function fillIn(words = 'Do you teach on Sundays?') {
  await userEvent.type(await field('Your message'), words);
  fireEvent.change(await field('Your name'), { target: { value: 'Guest' } });
  fireEvent.change(await field('Your email'), { target: { value: 'a@b.example' } });
}
type Sent = {
  body: { key: string; topic: string; text: string; name: string; email: string; took_ms: number; topic_detail?: string };
};
const sentIn = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name === 'POST /api/contact').map(({ request }) => (request as Sent).body);

beforeEach(() => localStorage.clear());

describe('the contact form', () => {
  it('sends what a guest writes, thanks in its place, and forgets the draft', async () => {
    const { calls, container } = renderWithHost(<Root />, { path: `${path}?topic=classes`, answers: thanks });
    await fillIn();
    await expectAccessible(container);
    await send();
    expect(await screen.findByRole('heading', { name: 'Sent' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(sentIn(calls)).toEqual([
      {
        ...{ topic: 'classes', text: 'Do you teach on Sundays?', name: 'Guest', email: 'a@b.example' },
        ...{ key: expect.any(String), took_ms: expect.any(Number) },
      },
    ]);
    expect(localStorage.getItem('draft:0:contact')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await field('Your message')).toHaveValue('');
    expect(await field('Your name')).toHaveValue('Guest');
  });

  it('knows who is signed in', async () => {
    renderWithHost(<Root />, { path, user: sampleUser(), answers: thanks });
    expect(await field('Your name')).toHaveValue('Demo Learner');
    expect(await field('Your email')).toHaveValue('demo.learner@example.com');
  });

  it('says at each field what is missing, sends nothing, and takes the focus to the first', async () => {
    const { calls } = renderWithHost(<Root />, { path, answers: thanks });
    await send();
    expect(await screen.findByText('Please write your message first')).toBeVisible();
    expect(screen.getByText('Please tell us your name')).toBeVisible();
    expect(screen.getByText('Please give the address that we can answer to')).toBeVisible();
    expect(await field('Your message')).toHaveFocus();
    expect(sentIn(calls)).toEqual([]);
    fireEvent.change(await field('Your message'), { target: { value: 'Hello' } });
    expect(screen.queryByText('Please write your message first')).toBeNull();
  });

  it('keeps what is written on the device, through a failure and a reload, and says so', async () => {
    const first = renderWithHost(<Root />, { path });
    await fillIn('A long story');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server cannot be reached. What you wrote is saved on this device.',
    );
    first.unmount();
    renderWithHost(<Root />, { path });
    await waitFor(async () => expect(await field('Your message')).toHaveValue('A long story'));
    expect(await field('Your email')).toHaveValue('a@b.example');
  });

  it('sends the same again under the same key, and a changed message under another', async () => {
    let tries = 0;
    const answers: Answers = {
      'POST /api/contact': () => {
        tries += 1;
        if (tries < 3) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return { message: 'Thank you' };
      },
    };
    const { calls } = renderWithHost(<Root />, { path, answers });
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(sentIn(calls)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy'));
    fireEvent.change(await field('Your message'), { target: { value: 'Hello!' } });
    await send();
    await screen.findByRole('heading', { name: 'Sent' });
    const [first, second, third] = sentIn(calls).map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows what the server objects to at its field', async () => {
    const issues = [{ path: 'email', message: 'Invalid mail id' }];
    const answers: Answers = {
      'POST /api/contact': () => {
        throw new ApiError(422, 'invalid_input', 'Invalid mail id', issues);
      },
    };
    renderWithHost(<Root />, { path, answers });
    await fillIn();
    await send();
    expect(await screen.findByText('Invalid mail id')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no topics of what the restricted edition does not have', async () => {
    renderWithHost(<Root />, { path, site: { variant: 'restricted' } });
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toContain('Something general');
    expect(options.join()).not.toMatch(/payments|Grading/);
  });
});

const NO_LINKS = { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null };

describe.each([path, '/terms', '/refund-policy', '/privacy'])('the contact details on %s', (page) => {
  it('are all that are configured', async () => {
    const links = {
      ...NO_LINKS,
      contactEmail: 'us@school.example',
      phone: '+91 22 5550 1234',
      whatsApp: '+91 98 7650 1234',
      hours: 'Mon–Fri, 11am–7pm IST',
      postalAddress: 'First Floor\n1 Long Road',
      grievanceEmail: 'officer@school.example',
    };
    renderWithHost(<Root />, { path: page, site: { links } });
    expect(await screen.findByRole('link', { name: 'us@school.example' })).toHaveAttribute('href', 'mailto:us@school.example');
    expect(screen.getByRole('link', { name: '+91 22 5550 1234' })).toHaveAttribute('href', 'tel:+912255501234');
    expect(screen.getByRole('link', { name: '+91 98 7650 1234' })).toHaveAttribute('href', 'https://wa.me/919876501234');
    expect(screen.getByText('Mon–Fri, 11am–7pm IST')).toBeVisible();
    expect(screen.getByText(/First Floor/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'officer@school.example' }).at(-1)).toHaveAttribute(
      'href',
      'mailto:officer@school.example',
    );
  });

  it('leave out what is not configured', async () => {
    const { container } = renderWithHost(<Root />, { path: page, site: { links: NO_LINKS } });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('a[href^="mailto:"], a[href^="tel:"], a[href*="wa.me"], address')).toBeNull();
  });
});

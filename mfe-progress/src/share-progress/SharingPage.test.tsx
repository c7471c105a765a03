import type { ProgressLink } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const link = (changes: Partial<ProgressLink> = {}): ProgressLink => ({
  id: 3,
  purpose: 'Ms Lee',
  shown_name: '',
  created_at: '2026-11-01T10:00:00Z',
  ends_at: null,
  last_used_at: null,
  ...changes,
});
const show = (answers: Answers) => renderWithHost(<Root />, { path: '/progress/sharing', answers, user: sampleUser() });

describe('sharing one’s progress', () => {
  it('makes a link and shows its address this once', async () => {
    const links: ProgressLink[] = [];
    const { calls, container } = show({
      'GET /api/progress/links': () => ({ links: [...links] }),
      'POST /api/progress/links': () => {
        links.push(link());
        return { link: link(), token: 'secret-token' };
      },
    });
    expect(await screen.findByRole('heading', { name: 'No links yet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(screen.getByText('Enter who it’s for')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /Who is it for/ }), { target: { value: 'Ms Lee' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Name to show/ }), { target: { value: 'Ada' } });
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByRole('textbox', { name: 'Link to share' })).toHaveValue(
      `${window.location.origin}/progress/shared#secret-token`,
    );
    expect(calls.requests).toContainEqual({
      name: 'POST /api/progress/links',
      request: { body: { purpose: 'Ms Lee', shown_name: 'Ada' } },
    });
    expect(await screen.findByRole('rowheader', { name: 'Ms Lee' })).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(/secret-token/)).toBeNull();
  });

  it('keeps what was entered when it fails, and says why', async () => {
    show({
      'GET /api/progress/links': () => ({ links: [] }),
      'POST /api/progress/links': () => {
        throw new ApiError(409, 'too_many_links', 'You have 20 links already. Revoke one to make another');
      },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /Who is it for/ }), { target: { value: 'Ms Lee' } });
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText(/You have 20 links already/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Who is it for/ })).toHaveValue('Ms Lee');
  });

  it('takes a link back after asking, also one that another tab has taken back', async () => {
    let links = [link({ id: 4, purpose: 'A tutor', ends_at: '2026-01-01T00:00:00Z' }), link()];
    show({
      'GET /api/progress/links': () => ({ links }),
      'DELETE /api/progress/links/:id': () => {
        links = [links[0] as ProgressLink];
        throw new ApiError(404, 'not_found', 'There is no such link');
      },
    });
    const ended = await screen.findByRole('row', { name: /A tutor/ });
    expect(within(ended).getByText('Ended')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the link for Ms Lee' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await expect.poll(() => screen.queryByRole('row', { name: /Ms Lee/ })).toBeNull();
  });
});

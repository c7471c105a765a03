import { ApiError } from '@shell/kit';
import { renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ExportMenu } from './ExportMenu.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock('@shell/kit/save-file', () => ({ saveFile: saved }));

const staff = sampleUser({ role_id: 2 });
const choose = async (label: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

describe('questions as a file for other systems', () => {
  it('asks for what the filter shows, in the format that was chosen', async () => {
    const file = new File(['<quiz/>'], 'questions-2026-11-22.xml');
    const { calls } = renderWithHost(<ExportMenu query={{ subject: 'math-aa-sl', visible: 'true' }} />, {
      path: '/admin/questions',
      user: staff,
      answers: { 'GET /api/admin/questions/files/:format': () => file },
    });
    await choose(/Moodle XML/);
    await waitFor(() => expect(saved).toHaveBeenCalledWith('questions-2026-11-22.xml', file));
    expect(calls.requests.at(-1)?.request).toEqual({
      params: { format: 'moodle-xml' },
      query: { subject: 'math-aa-sl', visible: 'true' },
    });
  });

  it('explains why there is no file', async () => {
    const { calls } = renderWithHost(<ExportMenu query={{}} />, {
      path: '/admin/questions',
      user: staff,
      answers: {
        'GET /api/admin/questions/files/:format': () => {
          throw new ApiError(503, 'exports_busy', 'Other exports are under way');
        },
      },
    });
    await choose(/GIFT/);
    await waitFor(() => expect(JSON.stringify(calls.notices)).toContain('Other exports are under way'));
  });
});

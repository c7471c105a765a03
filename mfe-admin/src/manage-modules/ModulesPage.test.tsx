import type { ModuleFailure } from '@api/contract';
import { ApiError } from '@shell/kit';
import type { ReleasedModule } from '@shell/kit/release-console';
import { type ConsoleAnswers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { FORMER, LIVE, sampleCanary, sampleFailure, sampleHealth, sampleModule } from './sample-modules.ts';

const done = vi.fn((_request: unknown) => ({ message: 'Done.' }));

function show(
  modules: ReleasedModule[],
  { failures = [], desk = {} }: { failures?: ModuleFailure[]; desk?: ConsoleAnswers } = {},
) {
  done.mockClear();
  return renderWithHost(<Root />, {
    path: '/admin/modules',
    user: sampleUser({ role_id: 2 }),
    answers: {
      'GET /api/admin/module-versions': () => ({ versions: sampleHealth }),
      'GET /api/admin/module-failures': () => ({ failures, page: 1, pageSize: 20, totalCount: failures.length }),
    },
    desk: { 'GET /releases': () => ({ modules }), ...desk },
  });
}
const card = () => screen.findByRole('article', { name: 'mfe-tests' });

describe('a module', () => {
  it('says what is live, since when, by whom and from which commit, and how it does', async () => {
    const { container } = show([sampleModule()]);
    const shown = await card();
    expect(shown).toHaveTextContent(/Version0123456.*by Sam Staff.*Commitaaaaaaa/);
    await waitFor(() => expect(shown).toHaveTextContent(/5 of 1000 \(0\.5%\).*1\.2 s/));
    expect(within(shown).queryByRole('region', { name: /tried out/ })).not.toBeInTheDocument();
    await userEvent.click(within(shown).getByText('History'));
    expect(within(shown).getByText(/Withdrawn:/)).toHaveTextContent('fedcba9 by its failure rate, 6 of 100 page loads failed');
    await expectAccessible(container);
  });

  it('shows that one of its releases cannot be used', async () => {
    show([sampleModule({ live: null, faults: [{ reason: 'Which release is live cannot be read.', instead: FORMER }] })]);
    expect(await card()).toHaveTextContent('Which release is live cannot be read. Visitors get fedcba9 instead.');
  });

  it('is rolled back after a question that says what will happen', async () => {
    const { calls } = show([sampleModule({ canary: { ...sampleCanary, version: 'aaaaaaaaaaaaaaaa' } })], {
      desk: { 'POST /releases/:module/rollback': done },
    });
    const shown = await card();
    await userEvent.click(within(shown).getByText('Releases in the store (2)'));
    await userEvent.click(await within(shown).findByRole('button', { name: 'Actions for fedcba9' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make live' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Make mfe-tests fedcba9 live?' });
    expect(dialog).toHaveTextContent('Open pages keep their version');
    expect(dialog).toHaveTextContent('aaaaaaa, which 10% of visitors try out, is withdrawn');
    expect(done).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make it live' }));
    await waitFor(() => expect(calls.notices).toMatchObject([{ tone: 'success', text: 'Done.' }]));
    expect(done).toHaveBeenCalledWith({ params: { module: 'mfe-tests' }, body: { version: FORMER } });
  });

  it('stays as it is where that is refused, and the question stays too', async () => {
    const { calls } = show([sampleModule({ canary: sampleCanary })], {
      desk: {
        'POST /releases/:module/promote': () => {
          throw new ApiError(409, 'release_refused', 'No version of mfe-tests is tried out.');
        },
      },
    });
    const panel = await screen.findByRole('region', { name: 'What is tried out of mfe-tests' });
    expect(panel).toHaveTextContent('fedcba9 for 10% of visitors');
    expect(await within(panel).findByRole('row', { name: /Tried out.*6 of 100 \(6\.0%\).*0\.02/ })).toBeVisible();
    expect(within(panel).getByRole('row', { name: /Live.*5 of 1000/ })).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Give it to everybody' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it to everybody' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No version of mfe-tests is tried out.');
    expect(calls.notices).toEqual([]);
  });

  it('is withdrawn', async () => {
    show([sampleModule({ canary: sampleCanary })], { desk: { 'POST /releases/:module/withdraw': done } });
    const panel = await screen.findByRole('region', { name: 'What is tried out of mfe-tests' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw mfe-tests fedcba9?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ params: { module: 'mfe-tests' }, body: { version: FORMER } }));
  });

  it('can be previewed at an address before it is live', async () => {
    const address = '/releases/preview/signed';
    show([sampleModule()], {
      desk: { 'POST /releases/:module/preview': () => ({ address, expires_at: '2026-11-22T12:00:00Z' }) },
    });
    const shown = await card();
    await userEvent.click(within(shown).getByText('Releases in the store (2)'));
    await userEvent.click(await within(shown).findByRole('button', { name: 'Actions for fedcba9' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview of mfe-tests fedcba9' });
    expect(within(dialog).getByRole('textbox')).toHaveValue(`${location.origin}${address}`);
    expect(within(dialog).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `${location.origin}${address}`);
  });
});

describe('tokens and addresses', () => {
  const used = {
    id: 'aaaaaaaa',
    note: 'Pipeline',
    by: 'Sam Staff',
    at: '2026-11-01T10:00:00Z',
    expires: '2099-01-01T00:00:00Z',
    used: null,
  };
  const opened = async (desk: ConsoleAnswers = {}) => {
    const shown = show(
      [
        sampleModule({
          tokens: [used, { ...used, id: 'b', note: 'Old', expires: '2026-01-01T00:00:00Z' }],
          addresses: ['/tests'],
        }),
      ],
      { desk },
    );
    await userEvent.click(within(await card()).getByText('Tokens and addresses'));
    await screen.findByRole('region', { name: 'Tokens of mfe-tests' });
    return shown;
  };

  it('are listed with their last use and end', async () => {
    const { container } = await opened();
    expect(screen.getByRole('row', { name: /Pipeline.*by Sam Staff.*2099.*Never/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Old.*Expired/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Addresses of mfe-tests' })).toHaveTextContent('/tests');
    await expectAccessible(container);
  });

  it('a token is created with what it is for, and shown once', async () => {
    const create = vi.fn((_request: unknown) => ({ token: 'rel.mfe-tests.x.secret' }));
    await opened({ 'POST /releases/:module/tokens': create });
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    expect(screen.getByText('Enter what the token is for')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('What the token is for'), ' Nightly ');
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '30 days');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByLabelText('New token')).toHaveValue('rel.mfe-tests.x.secret');
    expect(create).toHaveBeenCalledWith({ params: { module: 'mfe-tests' }, body: { note: 'Nightly', days: 30 } });
  });

  it('a token is revoked after a question', async () => {
    await opened({ 'POST /releases/:module/tokens/revoke': done });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Pipeline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke the token for Pipeline?' });
    expect(done).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ params: { module: 'mfe-tests' }, body: { id: 'aaaaaaaa' } }));
  });

  it('an address is granted, and a refusal is shown', async () => {
    const grant = vi.fn((_request: unknown): { message: string } => {
      throw new ApiError(409, 'release_refused', 'The address /blogs belongs to mfe-content.');
    });
    const { calls } = await opened({ 'POST /releases/:module/addresses': grant });
    await userEvent.type(screen.getByLabelText('Address to grant'), 'blogs');
    await userEvent.click(screen.getByRole('button', { name: 'Grant address' }));
    expect(screen.getByText('Enter an address such as /study-plans')).toBeVisible();
    expect(grant).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Address to grant'));
    await userEvent.type(screen.getByLabelText('Address to grant'), '/blogs');
    await userEvent.click(screen.getByRole('button', { name: 'Grant address' }));
    await waitFor(() => expect(calls.notices).toMatchObject([{ tone: 'error', text: /belongs to mfe-content/ }]));
    expect(screen.getByLabelText('Address to grant')).toHaveValue('/blogs');
  });

  it('an address is removed after a question', async () => {
    await opened({ 'POST /releases/:module/addresses/revoke': done });
    await userEvent.click(screen.getByRole('button', { name: 'Remove /tests' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ params: { module: 'mfe-tests' }, body: { prefix: '/tests' } }));
  });

  it('are left out where the gateway is older', async () => {
    show([sampleModule()]);
    expect(within(await card()).queryByText('Tokens and addresses')).not.toBeInTheDocument();
  });
});

describe('failures', () => {
  it('are listed as text, with how often and where', async () => {
    show([sampleModule()], { failures: [sampleFailure({ message: '<img src=x onerror=alert(1)>' })] });
    const row = await screen.findByRole('row', { name: /<img src=x onerror=alert\(1\)>/ });
    expect(row).toHaveTextContent(/Drawing a page.*mfe-tests.*0123456.*1,204/);
    expect(row.querySelector('img')).toBeNull();
  });

  it('are none', async () => {
    show([sampleModule()]);
    expect(await screen.findByRole('heading', { name: 'No failures in the last 30 days' })).toBeVisible();
  });
});

it('says that the modules did not load, and that nothing was released', async () => {
  show([], {
    desk: {
      'GET /releases': () => {
        throw new ApiError(502, 'offline', 'The server cannot be reached.');
      },
    },
  });
  expect(await screen.findByText('The modules did not load')).toBeVisible();
  show([]);
  expect(await screen.findByText('Nothing was released yet')).toBeVisible();
  expect(LIVE).not.toBe(FORMER);
});

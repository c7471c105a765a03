import { expectAccessible } from '@shell/kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteContext } from '../../site.ts';
import { readOverrides, setOverride } from '../overrides.ts';
import type { RegisteredModule } from '../registry.ts';
import { TrialBadge } from './TrialBadge.tsx';

const module = (change: Partial<RegisteredModule>): RegisteredModule => ({
  ...{ name: 'mfe-tests', version: '0123456789abcdef', entry: '', integrity: '', routes: { pages: [] } },
  ...change,
});
const show = (...modules: RegisteredModule[]) =>
  render(
    <SiteContext value={{ variant: 'full', modules, contentOf: null, routes: { pages: [], redirects: [], navigation: [] } }}>
      <TrialBadge />
    </SiteContext>,
  );
const OWN = 'http://127.0.0.1:3103/remoteEntry.js';
afterEach(() => vi.unstubAllGlobals());

describe('the badge of versions of one’s own', () => {
  it('is not there where everything is live, a canary included', () => {
    show(module({}), module({ watched: true }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('names what is looked at before it is live, and ends it', async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 503 }));
    vi.stubGlobal('fetch', fetched);
    const { container } = show(module({ preview: true }), module({ name: 'mfe-x', version: 'override', entry: OWN }));
    const badge = screen.getByRole('complementary', { name: 'Versions of your own' });
    expect(badge).toHaveTextContent('Preview of mfe-tests 0123456, Your own mfe-x from 127.0.0.1:3103');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Back to what is live' }));
    expect(fetched).toHaveBeenCalledWith('/releases/preview/end', { method: 'POST' });
    expect(await screen.findByRole('button', { name: 'Try again to end it' })).toBeVisible();
  });

  it('takes a developer’s own build away again', async () => {
    setOverride('mfe-x', OWN);
    show(module({ name: 'mfe-x', version: 'override', entry: OWN }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to what is live' }));
    expect(readOverrides()).toEqual({});
  });
});

import type { RoleId } from '@api/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useApi } from './api-hooks.ts';
import { useCorrectedAddress } from './corrected-address.ts';
import { fillCache } from './data-cache.ts';
import { HostContext } from './host-context.tsx';
import { sampleSubject, sampleUser } from './samples.ts';
import { createTestHost } from './testing.tsx';

const GUESTS = [sampleSubject()];
const STAFF = [...GUESTS, sampleSubject({ id: 9, slug: 'latin', subject_name: 'Latin' })];

/** Corrects an address with a subject that the reader cannot see. */
function Page({ subject }: { subject: string }) {
  const answer = useApi('GET /api/subjects', {});
  const seen = answer.data?.subjects.find(({ slug }) => slug === subject);
  const absent = answer.isSuccess && !answer.isPlaceholderData && !seen;
  const redirecting = useCorrectedAddress(absent ? new URLSearchParams() : null);
  return <h1>{redirecting ? 'Elsewhere' : (seen?.subject_name ?? 'Loading')}</h1>;
}

/** Hydrates a page that the gateway rendered for guests. */
function takeOver(subject: string, role_id: RoleId | null) {
  history.replaceState(null, '', `/list?subject=${subject}`);
  const user = role_id === null ? null : sampleUser({ role_id });
  const { host, calls } = createTestHost({ 'GET /api/subjects': () => ({ subjects: STAFF }) }, user);
  const client = new QueryClient();
  fillCache(client, [{ name: 'GET /api/subjects', request: {}, data: { subjects: GUESTS } }]);
  const inSite = (
    <HostContext value={host}>
      <QueryClientProvider client={client}>
        <Page subject={subject} />
      </QueryClientProvider>
    </HostContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StaticRouter location={`/list?subject=${subject}`}>{inSite}</StaticRouter>);
  const drawn = container.textContent;
  render(<BrowserRouter>{inSite}</BrowserRouter>, { container, hydrate: true });
  return { drawn, calls };
}

afterEach(() => history.replaceState(null, '', '/'));

it('leaves an address as it is until its reader is known, who may see more than guests', async () => {
  const { drawn, calls } = takeOver('latin', 2);
  expect(drawn).toBe('Elsewhere');
  expect(await screen.findByRole('heading', { name: 'Latin' })).toBeVisible();
  expect(location.search).toBe('?subject=latin');
  expect(calls.notices).toEqual([]);
});

it('corrects the address of a guest, and says so', async () => {
  const { calls } = takeOver('latin', null);
  await waitFor(() => expect(location.search).toBe(''));
  expect(calls.notices).toHaveLength(1);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { useApi } from './api-hooks.ts';
import { defineModule } from './define-module.tsx';
import { type Answers, createTestHost } from './testing.tsx';

/** Toasts of a page with two reads, once both have ended. */
async function noticesOf(answers: Answers) {
  function Page() {
    const subjects = useApi('GET /api/subjects', {});
    const orders = useApi('GET /api/orders', {});
    return <p>{subjects.isPending || orders.isPending ? 'Loading' : subjects.isError ? 'Not loaded' : 'Loaded'}</p>;
  }
  const element = document.body.appendChild(document.createElement('div'));
  const { host, calls } = createTestHost(answers);
  const { bootstrap, mount, unmount } = defineModule(Page);
  const props = { name: 'page', host, domElementGetter: () => element };
  await bootstrap(props);
  await mount(props);
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  const shown = element.textContent;
  await unmount(props);
  element.remove();
  return { shown, notices: calls.notices };
}

const failing = (status: number) => () => {
  throw new ApiError(status, 'unexpected', 'The database is away');
};

it('tells of a load that has failed in the catalogue’s words, and leaves it to the page to say so in its place', async () => {
  const answers = { 'GET /api/subjects': failing(503), 'GET /api/orders': failing(503) };
  expect(await noticesOf(answers)).toEqual({ shown: 'Not loaded', notices: [{ tone: 'error', text: 'Something went wrong' }] });
});

it('tells nothing where a load is refused', async () => {
  const answers = { 'GET /api/subjects': failing(404), 'GET /api/orders': failing(503) };
  expect(await noticesOf(answers)).toEqual({ shown: 'Not loaded', notices: [] });
});

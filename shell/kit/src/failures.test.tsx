import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, isApiError, messageOf } from './api-error.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { renderWithHost } from './testing.tsx';

describe('ApiError', () => {
  it('is known in a module that carries another copy of the class', () => {
    const foreign = Object.assign(new Error('Not yours'), { name: 'ApiError', status: 403, code: 'not-allowed', issues: [] });
    expect(isApiError(foreign)).toBe(true);
    expect(messageOf(foreign)).toBe('Not yours');
  });

  it('lends its words to the screen, which those of a fault in the code are not fit for', () => {
    expect(messageOf(new ApiError(404, 'not-found', 'There is no such question'))).toBe('There is no such question');
    expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong');
    expect(messageOf(undefined)).toBe('Something went wrong');
  });
});

it('says of a page whose code did not come that the connection is to be checked', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Page(): never {
    throw Object.assign(new Error('Loading chunk 609 failed.'), { name: 'ChunkLoadError' });
  }
  renderWithHost(
    <ModuleBoundary>
      <Page />
    </ModuleBoundary>,
  );
  expect(screen.getByText('This page did not load')).toBeInTheDocument();
  expect(screen.getByText(/Check your connection/)).toBeInTheDocument();
});

it('shows a page again that failed once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error('fault in a page');
    return <p>The page</p>;
  }
  const { calls } = renderWithHost(
    <ModuleBoundary>
      <Page />
    </ModuleBoundary>,
  );
  expect(screen.getByText('This page has stopped')).toBeInTheDocument();
  expect(calls.failures).toMatchObject([{ message: 'fault in a page' }]);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('shows the other pages of a module of which one has failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Page(): never {
    throw new Error('fault in a page');
  }
  renderWithHost(
    <>
      <ModuleBoundary>
        <Routes>
          <Route path="/" element={<Page />} />
          <Route path="/other" element={<p>The other page</p>} />
        </Routes>
      </ModuleBoundary>
      <Link to="/other">Go on</Link>
    </>,
  );
  expect(screen.getByText('This page has stopped')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByText('The other page')).toBeInTheDocument();
});

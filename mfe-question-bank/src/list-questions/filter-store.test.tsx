import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createFilterStore, FilterStore, useFilters } from './filter-store.tsx';

it('keeps two choices that are made before the address has followed', () => {
  const lead = vi.fn();
  const { getState } = createFilterStore('/math-questions?topic=functions&page=3', lead);
  getState().setFilters({ paper: ['1'] });
  getState().setFilters({ difficulty: ['Hard'] });
  expect(getState()).toMatchObject({ topic: 'functions', paper: ['1'], difficulty: ['Hard'] });
  expect(`${lead.mock.lastCall?.[0]}`).toBe('topic=functions&paper=1&difficulty=Hard');
  getState().clearFilters();
  expect(getState()).toMatchObject({ ...getState().defaultFilters, topic: 'functions' });
  expect(getState().filterUrl).toBe('/math-questions?topic=functions');
});

function Page() {
  const { paper, setFilters } = useFilters((state) => state);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${paper.join()} ${search}`}</output>
      <button type="button" onClick={() => setFilters({ paper: ['2'] })}>
        Choose
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="?paper=3">Link</Link>
    </>
  );
}

it('is in step with the address: by a choice, a link and Back', () => {
  render(
    <MemoryRouter initialEntries={['/math-questions?paper=1']}>
      <FilterStore>
        <Page />
      </FilterStore>
    </MemoryRouter>,
  );
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe('1 ?paper=1');
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(shown()).toBe('2 ?paper=2');
  fireEvent.click(screen.getByRole('link', { name: 'Link' }));
  expect(shown()).toBe('3 ?paper=3');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(shown()).toBe('2 ?paper=2');
});

it('follows Back from an address that the router has not rendered', () => {
  history.replaceState(null, '', '/math-questions?paper=1');
  render(
    <MemoryRouter initialEntries={['/math-questions?paper=1']}>
      <FilterStore>
        <Page />
      </FilterStore>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 /);
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Redirect, useRedirect } from './redirect.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function show(address: string, pages: ReactNode) {
  history.replaceState(null, '', address);
  return render(
    <StrictMode>
      <BrowserRouter>
        <Routes>{pages}</Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

describe('a page that leads on', () => {
  it('is replaced in the history, with what the next page is to know', async () => {
    const before = history.length;
    show('/former?from=mail', [
      <Route key="former" path="/former" element={<Redirect to="/new?view=all" state={{ told: true }} />} />,
      <Route key="new" path="/new" element={<h1>New</h1>} />,
    ]);
    expect(await screen.findByRole('heading')).toHaveTextContent('New');
    expect(location.pathname + location.search).toBe('/new?view=all');
    expect(history.state.usr).toEqual({ told: true });
    expect(history.length).toBe(before);
  });

  it('leaves a reader who has gone elsewhere before it knew where to lead', async () => {
    let know = () => {};
    function Former() {
      const [known, setKnown] = useState(false);
      know = () => setKnown(true);
      return known ? <Redirect to="/new" /> : <h1>Loading</h1>;
    }
    show('/former', <Route path="*" element={<Former />} />);
    await screen.findByRole('heading');
    // The browser has the next address while the former page is still there.
    history.pushState(null, '', '/elsewhere');
    act(() => know());
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(location.pathname).toBe('/elsewhere');
  });

  it('leaves a reader who asks for something else on the same page before it knew what to change', async () => {
    let mend = () => {};
    function List() {
      const redirect = useRedirect();
      mend = () => redirect({ search: '' });
      return <h1>List</h1>;
    }
    show('/list?marks=many', <Route path="/list" element={<List />} />);
    await screen.findByRole('heading');
    const forFormerQuery = mend;
    history.pushState(null, '', '/list?marks=4');
    forFormerQuery();
    expect(location.search).toBe('?marks=4');
    history.replaceState(null, '', '/list?marks=many');
    act(() => forFormerQuery());
    expect(location.search).toBe('');
  });

  it('leaves a reader who has gone elsewhere while their work was being stored', async () => {
    let stored = () => {};
    function Form() {
      const redirect = useRedirect();
      const save = async () => {
        await new Promise<void>((resolve) => {
          stored = resolve;
        });
        redirect('/edit/1');
      };
      return (
        <button type="button" onClick={() => void save()}>
          Save
        </button>
      );
    }
    show('/new', [<Route key="new" path="/new" element={<Form />} />, <Route key="other" path="*" element={<h1>Other</h1>} />]);
    act(() => screen.getByRole('button').click());
    act(() => {
      history.pushState(null, '', '/elsewhere');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await screen.findByRole('heading');
    await act(async () => stored());
    expect(location.pathname).toBe('/elsewhere');
  });
});

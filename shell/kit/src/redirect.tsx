import { useCallback, useEffect } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { useFirstDrawing } from './first-drawing.ts';

/**
 * Replaces the address in view by another one, as a page does that has nothing to show there or whose work is done. Anyone who has gone elsewhere
 * meanwhile stays there: a page lives on until the next one is loaded, and what it waited for may come later than both.
 */
export function useRedirect(): (to: To, state?: unknown) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (to, state) => {
      const changesQueryAlone = typeof to === 'object' && to.pathname === undefined;
      const now = window.location;
      if (now.pathname !== pathname || (changesQueryAlone && now.search !== search)) return;
      void navigate(to, { replace: true, state });
    },
    [navigate, pathname, search],
  );
}

/**
 * Leads a reader on from a page that shows nothing itself, as `useRedirect` does, and the gateway before any script. It replaces
 * the router's `Navigate`, which takes the reader along from anywhere.
 * @param permanent The page is at the other address for good.
 */
export function Redirect({ to, state, permanent = false }: { to: string; state?: unknown; permanent?: boolean }) {
  const redirect = useRedirect();
  useFirstDrawing()?.leadTo({ to, permanent });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, whatever is drawn meanwhile.
  useEffect(() => redirect(to, state), [to]);
  return null;
}

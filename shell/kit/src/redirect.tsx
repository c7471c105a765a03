import { useCallback, useEffect } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { useServerRendering } from './server-rendering.ts';

/** Replaces the address, unless the user has left: a page stays mounted until the next has loaded. */
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

/** Redirects in browsers and by the gateway. Unlike `Navigate`, leaves users who have left alone. @param permanent Moved. */
export function Redirect({ to, state, permanent = false }: { to: string; state?: unknown; permanent?: boolean }) {
  const redirect = useRedirect();
  useServerRendering()?.redirect({ to, permanent });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, whatever is drawn meanwhile.
  useEffect(() => redirect(to, state), [to]);
  return null;
}

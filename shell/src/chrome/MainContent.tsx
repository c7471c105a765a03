import { css } from '@emotion/react';
import { Redirect } from '@shell/kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthPageKind } from '../auth/AuthPage.tsx';
import { FailedModule, NotFound, PageSkeleton } from '../fallback/fallbacks.tsx';
import { useModuleStates } from '../modules/module-states.ts';
import { type Destination, SHELL } from '../routing/route-tables.ts';
import { useDestination } from '../routing/visitor.ts';
import { useSite } from '../site.ts';
import { chromeOnDemand } from '../toasts/toasts.ts';
import { ModuleOutlet } from './ModuleOutlet.tsx';

const AuthPage = chromeOnDemand(() => import('../auth/AuthPage.tsx').then((module) => module.AuthPage), <PageSkeleton />);

const OWN_PAGES: Readonly<Record<string, AuthPageKind>> = {
  login: 'login',
  'sign-up': 'signup',
  'forgot-password': 'forgot-password',
  'reset-password': 'reset-password',
};

const main = css({
  flex: 1,
  outline: 'none',
  // So that the footer does not jump.
  minBlockSize: '100dvb',
});

/** A module's page, one of the shell's own, or why there is none. */
export function MainContent() {
  const { pathname } = useLocation();
  const destination = useDestination();
  const element = useFocusOnNavigation(pathname);
  return (
    <main id="main" ref={element} tabIndex={-1} css={main}>
      <OwnPage destination={destination} />
      <ModuleOutlet />
    </main>
  );
}

/** Nothing while a module shows the page. */
function OwnPage({ destination }: { destination: Destination }) {
  const states = useModuleStates();
  const { contentOf } = useSite();
  const { state: entryState } = useLocation();
  // Adds no history entry.
  if (destination.kind === 'redirect') return <Redirect to={destination.to} state={entryState} />;
  if (destination.kind === 'not-found') return <NotFound logInMayHelp={destination.logInMayHelp} />;

  const { module, name } = destination.entry;
  if (module === SHELL) return <AuthPage kind={OWN_PAGES[name ?? ''] ?? 'login'} />;
  if (states[module] === 'failed') return <FailedModule name={module} />;
  const state = states[module] ?? (contentOf === module ? 'ready' : 'loading');
  return state === 'ready' ? null : <PageSkeleton />;
}

function useFocusOnNavigation(pathname: string) {
  const element = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    element.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return element;
}

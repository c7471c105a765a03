import { PageStyles } from '@shell/kit/style-nonce';
import type { ReactNode } from 'react';
import { App } from './App.tsx';
import { type Site, SiteContext } from './site.ts';

/** The shell from its services down to the chrome, the same on the server and in browsers. `router` puts a router around what is given to it. */
export function PageTree({ site, router }: { site: Site; router: (page: ReactNode) => ReactNode }) {
  return (
    <PageStyles>
      <SiteContext value={site}>{router(<App />)}</SiteContext>
    </PageStyles>
  );
}

/** Keeps the ids of the shell apart from those of modules. */
export const SHELL_IDS = 'shell';

import { PageStyles } from '@shell/kit/style-nonce';
import type { ReactNode } from 'react';
import { App } from './App.tsx';
import { type Site, SiteContext } from './site.ts';

/** The shell's services and chrome, for server and browsers. `router` wraps its argument. */
export function PageTree({ site, router }: { site: Site; router: (page: ReactNode) => ReactNode }) {
  return (
    <PageStyles>
      <SiteContext value={site}>{router(<App />)}</SiteContext>
    </PageStyles>
  );
}

/** Keeps the shell's ids apart from modules'. */
export const SHELL_IDS = 'shell';

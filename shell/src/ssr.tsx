import { takePaths } from '@shell/kit/addresses';
import { draw } from '@shell/kit/ssr';
import type { SsrContent } from '@shell/kit/ssr-protocol';
import { StaticRouter } from 'react-router-dom';
import type { Registry } from './modules/registry.ts';
import { PageTree, SHELL_IDS } from './page-tree.tsx';
import { collectRoutes, pathsOf } from './routing/route-tables.ts';

/** The gateway's request for a frame. */
export interface FrameRequest {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  registry: Pick<Registry, 'variant' | 'modules'>;
  /** The content's module, or null. */
  content: string | null;
}

/** Renders the frame for a guest, with `CONTENT_PLACE` for content. */
export async function firstContent({
  pathname,
  search,
  registry,
  content,
}: FrameRequest): Promise<Pick<SsrContent, 'html' | 'styles'>> {
  const { variant, modules } = registry;
  const site = { variant, modules, routes: collectRoutes(modules), contentOf: content };
  takePaths(pathsOf(site.routes));
  return draw(
    SHELL_IDS,
    // The title is the route's or the module's.
    { describe: () => {}, reportPage: () => {}, redirect: () => {} },
    <PageTree site={site} router={(page) => <StaticRouter location={pathname + search}>{page}</StaticRouter>} />,
  );
}

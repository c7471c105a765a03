import { takePaths } from '@shell/kit/addresses';
import { draw } from '@shell/kit/ssr';
import type { SsrContent } from '@shell/kit/ssr-protocol';
import { StaticRouter } from 'react-router-dom';
import type { Registry } from './modules/registry.ts';
import { PageTree, SHELL_IDS } from './page-tree.tsx';
import { collectRoutes, pathsOf } from './routing/route-tables.ts';

/** What the gateway says of a page whose frame it wants. */
export interface FrameRequest {
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
  /** As the page carries it. */
  registry: Pick<Registry, 'variant' | 'modules'>;
  /** The module whose content the page comes with; null: none. */
  content: string | null;
}

/** Draws what is around a page's content, for a guest, before any script. The content goes to `CONTENT_PLACE`. */
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
    // What a page is called is the route's business, or its module's.
    { describe: () => {}, reportPage: () => {}, redirect: () => {} },
    <PageTree site={site} router={(page) => <StaticRouter location={pathname + search}>{page}</StaticRouter>} />,
  );
}

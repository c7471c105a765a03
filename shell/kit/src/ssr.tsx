import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Query } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type CallParts, callAddress } from './call-address.ts';
import { createDataCache, fillCache, type KnownAnswer } from './data-cache.ts';
import { HOST_VERSION, type Host, type Session } from './host.ts';
import { ModuleTree } from './module-tree.tsx';
import type { PageHead } from './page-head.ts';
import { type PageRedirect, type ServerRendering, ServerRenderingContext } from './server-rendering.ts';
import { faqSharing, type Sharing, type SharingByCall, sharingOf } from './sharing/index.ts';
import type { ApiAnswer, RenderPage, SsrCall, SsrContent, SsrRequest, SsrStyles } from './ssr-protocol.ts';

/** Makes a module's SSR bundle. The gateway makes the calls that a page waits for, then renders again. */
export function defineSsr(Root: ComponentType, sharingByCall: SharingByCall = {}): RenderPage {
  return async ({ module, pathname, search, brand, site, paths, answers }) => {
    const client = createDataCache();
    const known = answers.map(asKnown);
    fillCache(client, known);
    let head: PageHead | null = null;
    let redirect: PageRedirect | undefined;
    const pages = new Set<number>();
    const drawn = await draw(
      module,
      {
        describe: (said) => {
          head = said;
        },
        reportPage: (place) => void pages.add(place),
        redirect: (said) => {
          redirect = said;
        },
      },
      <ModuleTree
        Root={Root}
        host={guestHost({ brand, site, paths })}
        client={client}
        router={(pages) => <StaticRouter location={pathname + search}>{pages}</StaticRouter>}
      />,
    );
    const wanted = client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === 'pending' && isWanted(query))
      .map(asCall);
    const sharing = {
      ...sharingOf(sharingByCall, known, new URL(pathname + search, 'http://site')),
      ...faqsOf(head),
    };
    return { ...drawn, wanted, head, sharing, redirect, pages: [...pages], answers: JSON.stringify(known) };
  };
}

const faqsOf = (head: PageHead | null): Sharing => (head?.faqs ? faqSharing(head.faqs) : {});

/** Markup and styles of one root. `prefix` keeps ids of several roots apart. */
export async function draw(
  prefix: string,
  drawing: ServerRendering,
  tree: ReactNode,
): Promise<Pick<SsrContent, 'html' | 'styles'>> {
  const cache = createCache({ key: 'css' });
  // Styles between elements would break `:first-child`.
  cache.compat = true;
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ServerRenderingContext value={drawing}>{tree}</ServerRenderingContext>
    </CacheProvider>,
    {
      identifierPrefix: prefix,
      // Out-of-order streaming needs a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return withStyles(html, cache.inserted);
}

const GLOBAL_STYLES = /<style data-emotion="(css-global [^"]*)">(.*?)<\/style>/gs;

function withStyles(html: string, inserted: Readonly<Record<string, string | true | undefined>>) {
  const own = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const styles: SsrStyles[] = [{ names: `css ${own.map(([id]) => id).join(' ')}`, css: own.map(([, css]) => css).join('') }];
  const withoutGlobal = html.replace(GLOBAL_STYLES, (_, names: string, css: string) => {
    styles.push({ names, css });
    return '';
  });
  return { html: withoutGlobal, styles };
}

const GUEST_SESSION: Session = { user: null, cameFromQuestion: false };

/** Nobody is signed in, and actions do nothing. */
function guestHost(facts: Pick<SsrRequest, 'brand' | 'site' | 'paths'>): Host {
  const nothing = () => {};
  return {
    version: HOST_VERSION,
    ...facts,
    session: { get: () => GUEST_SESSION, subscribe: () => nothing, updateUser: nothing, signOut: async () => {} },
    request: () => Promise.reject(new Error('The gateway makes the calls')),
    notify: nothing,
    openModal: nothing,
    navigate: nothing,
    describePage: () => nothing,
  };
}

const isWanted = ({ options }: Query) =>
  typeof options.queryFn === 'function' && (options as { enabled?: unknown }).enabled !== false;

function asCall({ queryKey }: Query): SsrCall {
  const [name, request] = queryKey as [string, CallParts | null];
  const [method, path] = name.split(' ') as [string, string];
  if (method !== 'GET') throw new Error(`A page that is drawn changes nothing: ${name}`);
  return { name, request, address: callAddress(path, request ?? {}) };
}

function asKnown({ name, request, status, body }: ApiAnswer): KnownAnswer {
  const said: unknown = JSON.parse(body);
  if (status >= 200 && status < 300) return { name, request, data: said };
  const {
    code = 'unexpected',
    message = 'Something went wrong',
    issues,
  } = (said ?? {}) as Partial<KnownAnswer['error'] & object>;
  return { name, request, error: { status, code, message, ...(issues && { issues }) } };
}

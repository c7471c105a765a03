import { createHash } from 'node:crypto';
import { type Release, type ReleaseStore, SHELL } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import { folderAddress, type LiveModule } from './registry.ts';

/** A script or style needed at once, with its integrity hash. */
interface Preload {
  href: string;
  integrity: string;
}

/** Preloads entry, first files and page code. Integrity must equal that of the later request, else browsers load twice. */
export function createPreloads(store: ReleaseStore) {
  const hashes = new LRUCache<string, string>({ max: 2_000 });

  async function shortHash(live: LiveModule, href: string): Promise<string | undefined> {
    const known = hashes.get(href);
    if (known) return known;
    const bytes = await store.read(live.name, live.version, href.slice(folderAddress(live).length + 1)).catch(() => undefined);
    if (!bytes) return undefined;
    const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    hashes.set(href, hash);
    return hash;
  }

  return async function preloadTags(live: LiveModule | undefined, page: string | undefined): Promise<string> {
    if (!live || live.name === SHELL) return '';
    // Without hashes, chunks are requested with those of the shell (`shell/src/modules/federation/unchecked-builds.ts`).
    if (live.hashes) return live.federation?.type === 'module' ? '' : tagOf({ href: live.entry, integrity: live.integrity });
    const files = [...live.preload, ...(page === undefined ? [] : (live.pages[page] ?? []))];
    // An unreadable file is not preloaded; a request for it gets the gateway's error.
    const chunks = await Promise.all(files.map(async ({ href }) => ({ href, integrity: await shortHash(live, href) })));
    const readable = chunks.filter((chunk): chunk is Preload => chunk.integrity !== undefined);
    return [{ href: live.entry, integrity: live.integrity }, ...readable].map(tagOf).join('');
  };
}

/** With `crossorigin`, as the module loads them. */
function tagOf({ href, integrity }: Preload): string {
  const kind = href.endsWith('.css') ? 'style' : 'script';
  const hash = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="${kind}" href="${href}"${hash} crossorigin="anonymous" />`;
}

/** Fonts of a page's first view, made by `design-system/src/styles/faces.ts`. */
const FACES: readonly { files: RegExp; when: RegExp }[] = [
  { files: /^inter-first\./, when: /^/ },
  { files: /^source-serif-first\./, when: /class="(?:q|prose)[ "]/ },
  { files: /^katex-ma(?:in|th)-first\./, when: /class="katex[ "]/ },
  { files: /^katex-ams-first\./, when: /class="[^"]*\bamsrm\b/ },
  { files: /^katex-size1-first\./, when: /delimsizing size1|delim-size1|small-op/ },
  { files: /^katex-size2-first\./, when: /delimsizing size2|large-op/ },
  { files: /^katex-size3-first\./, when: /delimsizing size3/ },
  { files: /^katex-size4-first\./, when: /delimsizing size4|delim-size4/ },
];

/** Preloads fonts that the content needs, or those of the frame without content. */
export function fontTags(shell: Release | undefined, drawn: string): string {
  const files = Object.keys(shell?.files ?? {}).filter((file) => file.endsWith('.woff2'));
  return FACES.filter(({ when }) => when.test(drawn))
    .flatMap((face) => files.filter((file) => face.files.test(file)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/shell/${file}" crossorigin="anonymous" />`)
    .join('');
}

import { readFile, stat } from 'node:fs/promises';
import { integrityOf, type ReleaseStore, SHELL, type Visitor } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import { type ModuleRegistry, ReleasesUnavailable } from './registry.ts';

/** The shell's page, which the gateway fills in. */
export interface PageTemplate {
  page: string;
  /** Inline scripts, which the policy must allow. */
  inlineScripts: string[];
}

/** The page of the shell's live release. */
export function releasedTemplate(store: ReleaseStore, registry: ModuleRegistry): (visitor: Visitor) => Promise<PageTemplate> {
  const known = new LRUCache<string, PageTemplate>({ max: 10 });
  return async (visitor) => {
    const live = await registry.shell(visitor);
    if (!live) throw new ReleasesUnavailable('No release of the shell is live');
    const found = known.get(live.version);
    if (found) return found;
    const page = await store.read(SHELL, live.version, 'index.html');
    // The one file that browsers do not check by its hash.
    if (integrityOf(page) !== live.stored['index.html'])
      throw new ReleasesUnavailable('The page of the shell is not what was released');
    const template = templateOf(withIntegrity(page.toString('utf8'), live.files));
    known.set(live.version, template);
    return template;
  };
}

/** The page of the shell's development server, read again after a change. */
export function builtTemplate(file: string): () => Promise<PageTemplate> {
  let known: (PageTemplate & { changed: number }) | undefined;
  return async () => {
    const { mtimeMs: changed } = await stat(file);
    if (known?.changed !== changed) known = { changed, ...templateOf(await readFile(file, 'utf8')) };
    return known;
  };
}

/** Adds integrity hashes to the shell's scripts and styles. */
function withIntegrity(page: string, files: Readonly<Record<string, string>>): string {
  return page.replace(/(?:src|href)="\/shell\/([^"]+)"/g, (address, file: string) => {
    const integrity = files[file];
    if (!integrity) throw new Error(`The shell's release has no hash for ${file}`);
    return `${address} integrity="${integrity}" crossorigin="anonymous"`;
  });
}

function templateOf(page: string): PageTemplate {
  return { page, inlineScripts: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script as string) };
}

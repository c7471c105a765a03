import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { remoteNames } from './module-folders.ts';
import { noFilePaths, pdfDecoders } from './remote.ts';
import shell from './shell.ts';
import { SsrBundlePlugin } from './ssr-bundle.ts';

interface Places {
  root: string;
  folder: string;
}

/** Builds shell and remotes as one bundle, split by route, to measure the cost of independence. @throws Error if it fails. */
export async function buildOneBundle(places: Places): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  rspack(configurationOf(places), (error, stats) => {
    if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
    else resolve();
  });
  await promise;
}

function configurationOf({ root, folder }: Places): Configuration {
  const modules = join(folder, 'modules.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(modules, importsOf(root));
  const configuration = shell(undefined, { mode: 'production', folder: join(root, 'shell') });
  return {
    ...configuration,
    output: { ...configuration.output, path: join(folder, 'dist') },
    resolve: { ...configuration.resolve, alias: { [join(root, 'shell/src/modules/federation/federation.ts')]: modules } },
    // The SSR bundle is measured without this.
    plugins: [
      ...(configuration.plugins ?? []).filter((plugin) => !(plugin instanceof SsrBundlePlugin)),
      pdfDecoders(),
      noFilePaths(),
    ],
  };
}

function importsOf(root: string): string {
  const lines = remoteNames(root).map((name) => {
    const file = JSON.stringify(join(root, name, 'src/module.ts'));
    return `  ${JSON.stringify(name)}: () => import(${file}),`;
  });
  return [
    'const MODULES = {',
    ...lines,
    '};',
    'export const createFederation = (modules) => ({',
    '  registered: (name) => modules.find((module) => module.name === name),',
    '  load: (name) => MODULES[name](),',
    '});',
    '',
  ].join('\n');
}

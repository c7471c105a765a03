import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildMode, browserConfiguration, isServing } from './browser-configuration.ts';
import { ContainerRuntimePlugin } from './container-runtime.ts';
import { EXPOSED_CHUNK, ModuleDescriptionPlugin } from './module-description.ts';
import { containerName } from './module-folders.ts';
import { ServerEntryPlugin } from './server-entry.ts';
import { consumedPackages, facadeAliases, sharedPartsRules } from './shared-packages.ts';

/**
 * The whole build of a remote, named after its folder. It exposes `src/module.ts` and nothing else, as a plain container of Module
 * Federation, takes from the shell what both share, and describes itself in `dist/module.json` for the registry.
 */
export default function remote(_environment: unknown, { mode }: { mode?: BuildMode } = {}): Configuration {
  const folder = process.cwd();
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const configuration = browserConfiguration({ folder, name, mode: mode ?? 'production' });
  const { alias, rule } = facadeAliases();
  const production = configuration.mode === 'production' && !isServing();
  return {
    ...configuration,
    entry: {},
    // The container says it itself (`container-runtime.ts`); development servers take its place.
    output: { ...configuration.output, ...(production && { publicPath: '' }) },
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, ...alias } },
    module: {
      ...configuration.module,
      rules: [rule, ...(production ? sharedPartsRules() : []), ...(configuration.module?.rules ?? [])],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.container.ContainerPlugin({
        name: containerName(name),
        library: { type: 'var', name: containerName(name) },
        filename: 'remoteEntry.js',
        exposes: { './module': { import: './src/module.ts', name: EXPOSED_CHUNK } },
        enhanced: true,
      }),
      new rspack.sharing.ConsumeSharedPlugin({ consumes: consumedPackages({ production }), enhanced: true }),
      new ContainerRuntimePlugin(),
      ...('pdfjs-dist' in dependencies ? [pdfDecoders(), noFilePaths()] : []),
      new ServerEntryPlugin(folder),
      new ModuleDescriptionPlugin({ name, routesFile: join(folder, 'src/routes.json') }),
    ],
  };
}

interface Package {
  name: string;
  dependencies?: Record<string, string>;
}

/**
 * What pdf.js (`@shell/kit/pdf`) reads fax scans (CCITT, JBIG2) and JPEG 2000 with, loaded by name from `pdf/` when a page needs
 * it. These are its builds in JavaScript: the ones in WebAssembly would need `wasm-unsafe-eval` in the content security policy.
 */
export function pdfDecoders() {
  return new rspack.CopyRspackPlugin({
    patterns: [{ from: '*_nowasm_fallback.js', context: join(packageFolder('pdfjs-dist'), 'wasm'), to: 'pdf/[name][ext]' }],
  });
}

/**
 * What pdf.js asks for in Node alone would hold the folder of this checkout, so that the same commit had another version elsewhere.
 * Addresses of files (`new URL(..., import.meta.url)`) are resolved before this.
 */
export function noFilePaths() {
  return new rspack.DefinePlugin({ 'import.meta.url': 'document.baseURI' });
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildMode, browserConfiguration, isServing } from './browser-configuration.ts';
import { EXPOSED_CHUNK, ModuleDescriptionPlugin } from './module-description.ts';
import { containerName } from './module-folders.ts';
import { facadeAliases, ownCopyRules, sharedByModules, sharedParts } from './shared-packages.ts';
import { SsrBundlePlugin } from './ssr-bundle.ts';

/** What a module exposes, and all that the shell asks it for. */
const EXPOSED = './module';

/** The shell brings the federation runtime once (27 KB); `experiments.externalRuntime` would take out its core alone. */
const PROVIDED_RUNTIME = 'var {...globalThis.__FEDERATION_BUNDLER_RUNTIME__, bundlerRuntimeOptions: {}}';
const RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/][\w.]+$/;

/** Builds a remote: exposes `src/module.ts`, takes shared packages from the shell, and writes `dist/module.json`. */
export default function remote(_environment: unknown, { mode }: { mode?: BuildMode } = {}): Configuration {
  const folder = process.cwd();
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const configuration = browserConfiguration({ folder, name, mode: mode ?? 'production' });
  const { alias, rule } = facadeAliases();
  const production = configuration.mode === 'production' && !isServing();
  return {
    ...configuration,
    entry: {},
    externals: ({ request = '' }, callback) => (RUNTIME.test(request) ? callback(undefined, PROVIDED_RUNTIME) : callback()),
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, ...alias } },
    module: { ...configuration.module, rules: [rule, ...ownCopyRules(), ...(configuration.module?.rules ?? [])] },
    plugins: [
      ...(configuration.plugins ?? []),
      ...(production ? sharedParts() : []),
      new ModuleFederationPlugin({
        name: containerName(name),
        library: { type: 'var', name: containerName(name) },
        filename: 'remoteEntry.js',
        exposes: { [EXPOSED]: { import: './src/module.ts', name: EXPOSED_CHUNK } },
        shared: sharedByModules({ production }),
        shareStrategy: 'loaded-first',
        // Types come with the kit.
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
      new SsrBundlePlugin(folder),
      ...('pdfjs-dist' in dependencies ? [pdfDecoders(), noFilePaths()] : []),
      new ModuleDescriptionPlugin({ name, routesFile: join(folder, 'src/routes.json') }),
    ],
  };
}

interface Package {
  name: string;
  dependencies?: Record<string, string>;
}

/** The JavaScript builds of pdf.js's decoders: WebAssembly would need `wasm-unsafe-eval` in the content security policy. */
export function pdfDecoders() {
  return new rspack.CopyRspackPlugin({
    patterns: [{ from: '*_nowasm_fallback.js', context: join(packageFolder('pdfjs-dist'), 'wasm'), to: 'pdf/[name][ext]' }],
  });
}

/** What pdf.js reads in Node alone would hold this folder's path, so that one commit had several versions. */
export function noFilePaths() {
  return new rspack.DefinePlugin({ 'import.meta.url': 'document.baseURI' });
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

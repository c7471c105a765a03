import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

/** Its ending keeps it from visitors. */
export const SSR_BUNDLE = 'server/ssr.cjs';

const SOURCES = ['src/ssr.ts', 'src/ssr.tsx'];

/** Browser-only code, such as a large library: left out, and importing it fails. */
const BROWSER_ONLY = /\.browser\.tsx?$/;

const NODE = 'node24';

/** Builds `src/ssr.ts` for Node into one file, so that a release does not depend on what the gateway has installed. */
export class SsrBundlePlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    const source = SOURCES.map((file) => join(this.#folder, file)).find(existsSync);
    if (!source) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SsrBundle', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SsrBundle', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { text, dependencies } = await build(source, this.#folder);
          for (const file of dependencies) compilation.fileDependencies.add(file);
          compilation.emitAsset(SSR_BUNDLE, new sources.RawSource(text), { minimized: true });
        },
      );
    });
  }
}

async function build(source: string, folder: string): Promise<{ text: string; dependencies: readonly string[] }> {
  const place = await mkdtemp(join(tmpdir(), 'ssr-bundle-'));
  try {
    const dependencies = await compile(configuration(source, folder, place));
    return { text: await readFile(join(place, 'ssr.cjs'), 'utf8'), dependencies };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function compile(configuration: Configuration): Promise<readonly string[]> {
  return new Promise((done, failed) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      // Read now: the compiler may be garbage collected once it is closed.
      const dependencies = [...(stats?.compilation.fileDependencies ?? [])];
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) failed(error ?? new Error(stats?.toString({ all: false, errors: true })));
        else done(dependencies);
      });
    });
  });
}

function configuration(source: string, folder: string, place: string): Configuration {
  return {
    mode: 'production',
    context: folder,
    target: NODE,
    devtool: false,
    entry: { ssr: source },
    output: { path: place, filename: '[name].cjs', library: { type: 'commonjs2' }, assetModuleFilename: '[name][ext]' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
      rules: [
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.(?:woff2|svg|png|webp)$/, type: 'asset/resource', generator: { emit: false } },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
              target: 'es2024',
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.IgnorePlugin({ resourceRegExp: BROWSER_ONLY }),
      // The real value would hold this folder's path, so that one commit had several versions.
      new rspack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///ssr') }),
    ],
    optimization: { moduleIds: 'natural', chunkIds: 'natural', minimizer: [shortNames()] },
    performance: false,
  };
}

/** Nobody downloads the file, so only names are shortened, which takes a third less time. */
function shortNames() {
  return new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: false, mangle: true } });
}

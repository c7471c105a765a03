import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

/** Where the SSR bundle is in a build. Its ending keeps it from visitors. */
export const SSR_BUNDLE = 'server/ssr.cjs';

/** Where it is written in a module's source, if the module has one. */
const SOURCES = ['src/ssr.ts', 'src/ssr.tsx'];

/** Browser-only code loaded on demand, such as a large library: it is left out, and importing it fails. */
const BROWSER_ONLY = /\.browser\.tsx?$/;

/** The Node that runs the gateway. */
const NODE = 'node24';

/**
 * Builds `src/ssr.ts` for Node, all that it needs in one file, and puts it into the build beside what browsers load. It is one
 * file so that a release stays what it was, whatever is installed where the gateway runs.
 */
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
      // Read while the compiler is there: it may be garbage collected once it is closed.
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
      // One file: what browsers load on demand comes with it.
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
      // Would hold the folder of this checkout, so that the same commit had another version elsewhere.
      new rspack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///ssr') }),
    ],
    optimization: { moduleIds: 'natural', chunkIds: 'natural', minimizer: [shortNames()] },
    performance: false,
  };
}

/** The file is not downloaded, so it is only minified by short names, which takes a third less build time. */
function shortNames() {
  return new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: false, mangle: true } });
}

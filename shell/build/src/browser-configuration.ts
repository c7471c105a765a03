import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { CompressedCopiesPlugin } from './compressed-copies.ts';
import { containerName, developmentPort } from './module-folders.ts';

export type BuildMode = 'production' | 'development';

const BROWSERS = ['chrome 109', 'edge 109', 'firefox 115', 'safari 16.4'];

const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
/** The package also leads bundlers to its development files, with their warnings. */
const SHIPPED_ROUTER = {
  'react-router$': join(ROUTER, 'dist/production/index.mjs'),
  'react-router/dom$': join(ROUTER, 'dist/production/dom-export.mjs'),
};

/** What the builds of shell and remotes share. In production, names carry a hash and each file has compressed copies. */
export function browserConfiguration({ folder, name, mode }: { folder: string; name: string; mode: BuildMode }): Configuration {
  const production = mode === 'production';
  const hash = production && !isServing() ? '.[contenthash:10]' : '';
  return {
    name,
    mode,
    context: folder,
    target: ['web', `browserslist:${BROWSERS.join(', ')}`],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      publicPath: 'auto',
      uniqueName: name,
      // The shell forgets a module's chunks by this name (`src/modules/federation/federation.ts`).
      chunkLoadingGlobal: `rspackChunk${containerName(name)}`,
      // A page may ask for an update while the next one is built.
      clean: !isServing(),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      assetModuleFilename: `[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], ...(production && { alias: SHIPPED_ROUTER }) },
    module: {
      // A worker's file is served as it is: an entry would ask the page for the federation runtime.
      parser: { javascript: { worker: false } },
      rules: [
        // Emotion imports these for `withTheme` alone, which nothing uses, and their packages do not declare `sideEffects`.
        {
          test: /node_modules[\\/](?:hoist-non-react-statics|react-is|@emotion[\\/]react[\\/]_isolated-hnrs)[\\/]/,
          sideEffects: false,
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(?:woff2|svg|png|webp)$/, type: 'asset/resource' },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  importSource: '@emotion/react',
                  development: !production,
                  refresh: isRefreshing(mode),
                },
              },
            },
            env: { targets: BROWSERS },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: {
      // Ids from hashes would hold the folder's path, so that one commit built differently from place to place.
      ...(production ? { moduleIds: 'natural', chunkIds: 'natural' } : { moduleIds: 'named', chunkIds: 'named' }),
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ exclude: /\.min\./ }), new rspack.LightningCssMinimizerRspackPlugin()],
      splitChunks: { chunks: 'async' },
      sideEffects: true,
    },
    ...(isServing() ? { devServer: developmentServer(folder, mode) } : {}),
    // Parts compiled on demand are asked for at the page's own origin, which is the gateway, not this server.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      ...(isRefreshing(mode) ? fastRefresh(name) : []),
      // A script or style loaded later is checked against its hash, which is in the script that loads it.
      ...(production && !isServing()
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new CompressedCopiesPlugin()]
        : []),
    ],
  };
}

/** One development server for each module; the gateway serves the page, on another port. */
function developmentServer(folder: string, mode: BuildMode): NonNullable<Configuration['devServer']> {
  const port = developmentPort(folder);
  return {
    host: '127.0.0.1',
    port,
    // In a page of a released shell, React replaces no components, so the page reloads.
    hot: isRefreshing(mode),
    liveReload: true,
    headers: { 'access-control-allow-origin': '*' },
    allowedHosts: 'all',
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    // The gateway fills in the shell's page, which it reads from disk.
    devMiddleware: { writeToDisk: (file: string) => /(?:index\.html|module\.json)$/.test(file) },
  } as NonNullable<Configuration['devServer']>;
}

/** Whether components are replaced while they run: under the development server, if the page's React can. */
function isRefreshing(mode: BuildMode): boolean {
  return isServing() && mode === 'development';
}

export function isServing(): boolean {
  // exempt from the source rules: the build tool tells its configuration by it.
  return process.env.RSPACK_SERVE === 'true' || process.argv.includes('serve');
}

/** The hook that a module's refresh runtime makes comes after React and knows no renderers. This one, made first, does. */
const HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

/** Replaces changed components in the open page, for the development server of the module `name`. */
function fastRefresh(name: string) {
  return [
    new ReactRefreshRspackPlugin({ library: name }),
    ...(name === 'shell' ? [new rspack.BannerPlugin({ banner: HOOK, raw: true, test: /\.js$/ })] : []),
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildMode, browserConfiguration } from './browser-configuration.ts';
import { ModuleDescriptionPlugin, SERVICE_WORKER } from './module-description.ts';
import { sharedVersions } from './shared-packages.ts';
import { SsrBundlePlugin } from './ssr-bundle.ts';

const PACKAGES =
  /node_modules[\\/](?:react|react-dom|scheduler|@emotion|stylis|hoist-non-react-statics|react-router|react-router-dom|@tanstack)[\\/]/;

const ADDRESS = '/shell/';

/** Builds the shell: a host that names no remote, since the registry does, and provides its packages to all. */
export default function shell(
  _environment: unknown,
  { mode, folder = process.cwd() }: { mode?: BuildMode; folder?: string } = {},
): Configuration {
  const configuration = browserConfiguration({ folder, name: 'shell', mode: mode ?? 'production' });
  return {
    ...configuration,
    entry: {
      shell: './src/index.ts',
      // A development worker would cache what changes under its address.
      ...(mode !== 'development' && {
        [SERVICE_WORKER]: { import: './src/offline/service-worker.ts', filename: `${SERVICE_WORKER}.js` },
      }),
    },
    output: { ...configuration.output, publicPath: ADDRESS },
    // The packages change seldom: in a file of their own they stay in the browser's cache.
    optimization: {
      ...configuration.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: { packages: { name: 'packages', test: PACKAGES, chunks: ({ name }) => name === 'shell', enforce: true } },
      },
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        // The federation runtime leaves out what only Node needs.
        ENV_TARGET: JSON.stringify('web'),
      }),
      new SsrBundlePlugin(folder),
      new ModuleDescriptionPlugin({ name: 'shell', routesFile: join(folder, 'src/routing/shell-routes.json') }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.HtmlRspackPlugin({
        filename: 'index.html',
        inject: false,
        chunks: ['shell'],
        minify: false,
        templateContent: ({ htmlRspackPlugin: { files } }) => fillTemplate(join(folder, 'src/index.html'), files),
      }),
    ],
  };
}

/** Fills in the shell's own files: styles block painting, scripts wait for the document. */
function fillTemplate(template: string, { css, js }: { css: readonly string[]; js: readonly string[] }): string {
  const tags = [
    ...css.map((file) => `<link rel="stylesheet" href="${file}" />`),
    ...js.map((file) => `<script defer src="${file}"></script>`),
  ];
  return readFileSync(template, 'utf8').replace('<!--shell-files-->', () => tags.join('\n    '));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildMode, browserConfiguration } from './browser-configuration.ts';
import { sharedPackages } from './shared-packages.ts';

/**
 * The build of the shell: a host that names no remote (the registry does, at run time) and provides the federation
 * runtime to all of them.
 */
export default function shell(_environment: unknown, { mode }: { mode?: BuildMode } = {}): Configuration {
  const folder = process.cwd();
  const configuration = browserConfiguration({ folder, name: 'shell', mode: mode ?? 'production' });
  return {
    ...configuration,
    entry: { shell: './src/index.ts' },
    output: { ...configuration.output, publicPath: '/shell/' },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedPackages(folder),
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.HtmlRspackPlugin({
        filename: 'index.html',
        inject: false,
        minify: false,
        templateContent: ({ htmlRspackPlugin }) => fillTemplate(join(folder, 'src/index.html'), htmlRspackPlugin.files),
      }),
    ],
  };
}

/** The page with the shell's own files: the styles block painting, the scripts wait for the document. */
function fillTemplate(template: string, { css, js }: { css: readonly string[]; js: readonly string[] }): string {
  const tags = [
    ...css.map((file) => `<link rel="stylesheet" href="${file}" />`),
    ...js.map((file) => `<script defer src="${file}"></script>`),
  ];
  return readFileSync(template, 'utf8').replace('<!--shell-files-->', () => tags.join('\n    '));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { type BuildMode, browserConfiguration } from './browser-configuration.ts';
import { ModuleDescriptionPlugin } from './module-description.ts';
import { sharedPackages } from './shared-packages.ts';

/** Where the gateway serves the shell's files. */
const ADDRESS = '/shell/';

/**
 * The build of the shell: a host that names no remote (the registry does, at run time) and provides the federation
 * runtime to all of them.
 */
export default function shell(_environment: unknown, { mode }: { mode?: BuildMode } = {}): Configuration {
  const folder = process.cwd();
  const configuration = browserConfiguration({ folder, name: 'shell', mode: mode ?? 'production' });
  const firstLoads = new FirstLoads('shell');
  return {
    ...configuration,
    entry: { shell: './src/index.ts' },
    output: { ...configuration.output, publicPath: ADDRESS },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedPackages(folder),
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true },
      }),
      firstLoads,
      new ModuleDescriptionPlugin({ name: 'shell', routesFile: join(folder, 'src/routing/shell-routes.json') }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.HtmlRspackPlugin({
        filename: 'index.html',
        inject: false,
        minify: false,
        templateContent: ({ htmlRspackPlugin: { files } }) =>
          fillTemplate(join(folder, 'src/index.html'), files, firstLoads.files),
      }),
    ],
  };
}

/**
 * The page with the shell's own files: the styles block painting, the scripts wait for the document, and what they load
 * first comes with them instead of a round trip later.
 */
function fillTemplate(
  template: string,
  { css, js }: { css: readonly string[]; js: readonly string[] },
  preloads: readonly string[],
): string {
  const tags = [
    ...css.map((file) => `<link rel="stylesheet" href="${file}" />`),
    ...js.map((file) => `<script defer src="${file}"></script>`),
    ...preloads.map((file) => `<link rel="preload" as="script" href="${ADDRESS}${file}" />`),
  ];
  return readFileSync(template, 'utf8').replace('<!--shell-files-->', () => tags.join('\n    '));
}

/** Which scripts an entry loads as soon as it runs: those of its own imports and of the packages that it shares. */
class FirstLoads {
  readonly #entry: string;
  files: readonly string[] = [];

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FirstLoads', (compilation) => {
      // Before the page is written, and after the files have their names.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'FirstLoads', stage }, () => {
        const groups = compilation.entrypoints.get(this.#entry)?.childrenIterable ?? [];
        this.files = [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js'));
      });
    });
  }
}

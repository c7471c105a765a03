import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { type BuildMode, browserConfiguration } from './browser-configuration.ts';
import { EXPOSED_CHUNK, ModuleDescriptionPlugin } from './module-description.ts';
import { sharedPackages } from './shared-packages.ts';

/**
 * The whole build of a remote, named after its folder. It exposes `src/module.ts` and nothing else, embeds no federation
 * runtime of its own (the shell provides it), and describes itself in `dist/module.json` for the registry.
 */
export default function remote(_environment: unknown, { mode }: { mode?: BuildMode } = {}): Configuration {
  const folder = process.cwd();
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const configuration = browserConfiguration({ folder, name, mode: mode ?? 'production' });
  return {
    ...configuration,
    entry: {},
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: { './module': { import: './src/module.ts', name: EXPOSED_CHUNK } },
        shared: sharedPackages(folder),
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
      new ModuleDescriptionPlugin({ name, routesFile: join(folder, 'src/routes.json') }),
    ],
  };
}

/** A module's name as the global variable that its container becomes. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, readSettings, shapeOf } from '@api/contract/settings';
import type { ModuleRoutes } from '@shell/kit/routes';

interface Package {
  name: string;
  workspaces?: string[];
  config?: { port?: number };
}

const packageOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Folders of all workspaces of a checkout, relative to it. */
export function workspaceFolders(root: string): string[] {
  const { workspaces = [] } = packageOf(root);
  return workspaces.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted());
}

/** Names of the remotes: every workspace with a `src/routes.json` and a module. */
export function remoteNames(root: string): string[] {
  return workspaceFolders(root).filter(
    (folder) => existsSync(join(root, folder, 'src/module.ts')) && existsSync(join(root, folder, 'src/routes.json')),
  );
}

/** The first page of each remote whose path has no parameters. @throws Error for a remote without one. */
export function firstPages(root: string): Record<string, string> {
  return Object.fromEntries(
    remoteNames(root).map((name) => {
      const { pages } = JSON.parse(readFileSync(join(root, name, 'src/routes.json'), 'utf8')) as ModuleRoutes;
      const first = pages.find(({ path }) => !path.includes(':'));
      if (!first) throw new Error(`${name} has no page without parameters in src/routes.json`);
      return [name, first.path];
    }),
  );
}

/** The port of a development server: `config.port` of its package.json plus DEV_PORT_OFFSET. @throws Error without one. */
export function developmentPort(folder: string, env: Environment = process.env): number {
  const { name, config } = packageOf(folder);
  const { DEV_PORT_OFFSET } = readSettings(shapeOf('development'), env);
  if (config?.port === undefined)
    throw new Error(`Give ${name} a port of its own: "config": { "port": 3106 } in its package.json`);
  return config.port + DEV_PORT_OFFSET;
}

/** The global variable that a module's container becomes. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

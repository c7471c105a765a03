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

/** The remotes of a checkout: every workspace that exposes a module and says which pages it has. A new folder is enough. */
export function remoteNames(root: string): string[] {
  return workspaceFolders(root).filter(
    (folder) => existsSync(join(root, folder, 'src/module.ts')) && existsSync(join(root, folder, 'src/routes.json')),
  );
}

/**
 * Of each remote of a checkout the path of its first page that is at one address: without parameters, so that a look at every module
 * needs no list of them. Staff see each of these pages, whatever their audience.
 * @throws Error for a remote whose pages all need to be told of what they show.
 */
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

/**
 * The port of a module's development server, from `config.port` of its package.json: fixed, so that a page finds a module that was restarted.
 * `DEV_PORT_OFFSET` is added to it, so that two checkouts run side by side.
 * @throws Error for a module that has none, and for an offset that makes no sense.
 */
export function developmentPort(folder: string, env: Environment = process.env): number {
  const { name, config } = packageOf(folder);
  const { DEV_PORT_OFFSET } = readSettings(shapeOf('development'), env);
  if (config?.port === undefined)
    throw new Error(`Give ${name} a port of its own: "config": { "port": 3106 } in its package.json`);
  return config.port + DEV_PORT_OFFSET;
}

/** A module's name as the global variable that its container becomes. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

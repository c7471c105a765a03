import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * The port of a module's development server, from `config.port` of its package.json: fixed, so that a page finds a module that was restarted.
 * `DEV_PORT_OFFSET` is added to it, so that two checkouts run side by side.
 * @throws Error for a module that has none, and for an offset that makes no sense.
 */
export function developmentPort(folder: string, env: NodeJS.ProcessEnv = process.env): number {
  const { name, config } = packageOf(folder);
  const offset = Number(env.DEV_PORT_OFFSET || 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000)
    throw new Error(`DEV_PORT_OFFSET is a number from 0 to 50000, not ${env.DEV_PORT_OFFSET}`);
  if (config?.port === undefined)
    throw new Error(`Give ${name} a port of its own: "config": { "port": 3106 } in its package.json`);
  return config.port + offset;
}

/** A module's name as the global variable that its container becomes. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

import { copyFile, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../processes/programs.ts';

/** Makes a checkout for tests, with only a module's dependencies and one module that owns addresses. Returns its folder. */
export async function makeBareCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-module-'));
  await writeFile(join(root, 'package.json'), '{"name":"checkout","workspaces":["mfe-*"]}');
  await copyFile(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'mfe-owner/src'), { recursive: true });
  await writeFile(join(root, 'mfe-owner/package.json'), '{"name":"mfe-owner","config":{"port":3101}}');
  await writeFile(join(root, 'mfe-owner/src/module.ts'), '');
  await writeFile(join(root, 'mfe-owner/src/routes.json'), '{"pages":[{"path":"/owned/:id"}],"redirects":[{"from":"/old"}]}');
  return root;
}

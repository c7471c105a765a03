import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { firstPages, remoteNames } from './module-folders.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../..');

function checkoutWith(modules: Readonly<Record<string, readonly string[]>>): string {
  const root = mkdtempSync(join(tmpdir(), 'module-folders-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  };
  write('package.json', { name: 'checkout', workspaces: ['mfe-*'] });
  for (const [name, paths] of Object.entries(modules)) {
    write(`${name}/package.json`, { name });
    write(`${name}/src/module.ts`, '');
    write(`${name}/src/routes.json`, { pages: paths.map((path) => ({ path, audience: 'everyone', title: 'A page' })) });
  }
  return root;
}

it('finds a page of every module, of one that was just made as well, without a list that names them', () => {
  const root = checkoutWith({ 'mfe-study-plans': ['/study-plans/:id', '/study-plans', '/other'], 'mfe-blogs': ['/blogs'] });
  expect(firstPages(root)).toEqual({ 'mfe-blogs': '/blogs', 'mfe-study-plans': '/study-plans' });
});

it('says which module has none', () => {
  expect(() => firstPages(checkoutWith({ 'mfe-things': ['/things/:id'] }))).toThrow(/mfe-things has no page without parameters/);
});

it('leaves the e2e tests nothing to register: what they name of modules are reasoned exceptions to their first pages', () => {
  const registered = readFileSync(join(CHECKOUT, 'shell/e2e/preparation/module-pages.ts'), 'utf8');
  const named = [...registered.matchAll(/^(?<above>.*)\n {2}'(?<name>mfe-[\w-]+)':/gm)].map(({ groups }) => groups);
  const remotes = remoteNames(CHECKOUT);
  expect(Object.keys(firstPages(CHECKOUT)).toSorted()).toEqual(remotes.toSorted());
  expect(named.filter((exception) => !exception?.above?.includes('//'))).toEqual([]);
  expect(named.length).toBeLessThan(remotes.length);
});

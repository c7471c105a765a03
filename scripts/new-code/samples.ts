/** One of everything that the commands for new code write, in a copy of the checkout, and the programs that check it there. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram, type Program, ROOT } from '../processes/programs.ts';
import { Changes } from './changes.ts';
import { addComponent } from './component.ts';
import { addDomain } from './domain.ts';
import { addEndpoint } from './endpoint.ts';

/** The folders that the commands write to; everything else of the checkout is linked. */
const COPIED = ['api', 'design-system'];
const LEFT_OUT = /[\\/](?:node_modules|storybook-static|dist)$/;

/** A copy of the checkout to write in; answers its folder. */
export async function copyCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-code-'));
  for (const { name } of await readdir(ROOT, { withFileTypes: true })) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    if (!COPIED.includes(name)) await symlink(join(ROOT, name), join(root, name));
    else await cp(join(ROOT, name), join(root, name), { recursive: true, filter: (from) => !LEFT_OUT.test(from) });
  }
  for (const folder of COPIED.filter((name) => existsSync(join(ROOT, name, 'node_modules')))) {
    await symlink(join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules'));
  }
  // The packages of the checkout, but for those of the API, which the commands write to.
  await mkdir(join(root, 'node_modules/@api'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules/@api'))) {
    await symlink(join(root, 'api', name), join(root, 'node_modules/@api', name));
  }
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@api') await symlink(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

/** Adds a component, a domain, and calls of a new and of an old domain, and writes nothing yet. */
export async function addSamples(root: string): Promise<Changes> {
  const changes = new Changes(root);
  const domain = 'daily-quotes';
  await addComponent(changes, 'StarRating');
  await addDomain(changes, domain);
  await addEndpoint(changes, { domain, call: 'GET /api/daily-quotes/:id', handler: 'readQuote' });
  await addEndpoint(changes, { domain, call: 'GET /api/daily-quotes/latest', handler: 'readLatest', access: 'anyone' });
  await addEndpoint(changes, {
    domain: 'evidence',
    ...{ call: 'PUT /api/progress/goal/:subjectSlug', handler: 'setGoal', access: 'staff' },
  });
  return changes;
}

/** Writes the samples; answers the files that changed. */
export async function writeSamples(root: string): Promise<string[]> {
  const changes = await addSamples(root);
  await changes.write();
  return changes.files;
}

const program = (folder: string, file: string, ...options: string[]): Program => ({
  ...installedProgram(`${file} in ${folder}`, file, options),
  directory: folder,
});

export const lintAndTypes = (root: string, files: readonly string[]): Program[] => [
  program(root, 'biome', 'check', '--error-on-warnings', '--vcs-enabled=false', `--config-path=${ROOT}`, ...files),
  program(join(root, 'api'), 'tsc', '-p', '.', '--checkers', '1'),
  program(join(root, 'design-system'), 'tsc', '-p', '.', '--checkers', '1'),
];

/** The tests that were written with it, and what others that list every call say of the new ones. */
export const ownTests = (root: string): Program[] => {
  const about = ['there is nothing yet', 'the matrix names every call', 'daily-quotes', 'goal/:subjectSlug', 'says whose it is'];
  const files = ['src/domains/daily-quotes', 'src/domains/evidence/set-goal', 'test/access-matrix', 'test/ownership'];
  return [
    program(join(root, 'design-system'), 'vitest', 'run', 'src/components/StarRating'),
    program(join(root, 'api'), 'vitest', 'run', ...files, '-t', about.join('|')),
  ];
};

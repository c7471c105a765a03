/** What `npm run new-module` writes: the template with the module's own names in it, whole or not at all. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { developmentPort, remoteNames } from '../../shell/build/src/module-folders.ts';
import { MODULE_NAME } from '../../shell/releases/src/index.ts';
import { Fault } from '../processes/fault.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const PREFIX = 'mfe-';
/** Longer names make lines that the formatter rejects, and unwieldy addresses. */
const LONGEST_NAME = 30;
const FIRST_PORT = 3101;

/** The names of a new module, all derived from one: `study-plans`, with or without `mfe-`. */
export interface ModuleNames {
  /** `mfe-study-plans`: folder, workspace and name in the registry. */
  module: string;
  /** `study-plans`: its first address, and the end of its first folder. */
  page: string;
  /** `StudyPlansPage` */
  component: string;
  /** `Study plans` */
  title: string;
}

/**
 * The names that follow from what was typed.
 * @throws Fault where it is missing or cannot be a folder, an address and the name of a component.
 */
export function namesOf(typed: string | undefined): ModuleNames {
  if (!typed) throw new Fault('Name the new module: npm run new-module study-plans');
  const page = typed.startsWith(PREFIX) ? typed.slice(PREFIX.length) : typed;
  if (!MODULE_NAME.test(page)) {
    throw new Fault(
      `"${typed}" cannot be a module's name: take small letters and figures, with hyphens between words: study-plans`,
    );
  }
  if (page.length > LONGEST_NAME) throw new Fault(`"${page}" is too long: ${LONGEST_NAME} letters at most.`);
  const pascal = page
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const spaced = page.replaceAll('-', ' ');
  return {
    module: PREFIX + page,
    page,
    component: /Page$/.test(pascal) ? pascal : `${pascal}Page`,
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  };
}

/**
 * Writes the module into the checkout `root`, beside the others, and resolves to its folder. It is written to a temporary folder and then renamed, so
 * that a failure leaves nothing behind.
 * @throws Fault where the name or the address is taken.
 */
export async function writeModule(root: string, names: ModuleNames): Promise<string> {
  const folder = join(root, names.module);
  if (existsSync(folder)) throw new Fault(`${names.module} is there already: choose another name.`);
  await requireFreeAddress(root, `/${names.page}`);
  const port = freePort(root);
  const aside = join(root, `.${names.module}-${randomUUID()}`);
  try {
    for (const file of await templateFiles()) await writeFromTemplate(file, { names, port, root, aside });
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return folder;
}

interface Target {
  names: ModuleNames;
  port: number;
  root: string;
  aside: string;
}

async function writeFromTemplate(file: string, { names, port, root, aside }: Target): Promise<void> {
  const to = join(aside, named(relative(TEMPLATE, file), names));
  const text = named(await readFile(file, 'utf8'), names);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, file === join(TEMPLATE, 'package.json') ? await completePackage(text, port, root) : text);
}

function named(text: string, { module, page, component, title }: ModuleNames): string {
  const words: Record<string, string> = {
    'mfe-example': module,
    'example-page': page,
    ExamplePage: component,
    'Example page': title,
  };
  return text.replace(/mfe-example|example-page|ExamplePage|Example page/g, (word) => words[word] ?? word);
}

/** The template names no versions, which would grow old in it: a new module begins with those that are installed. */
async function completePackage(text: string, port: number, root: string): Promise<string> {
  const read = JSON.parse(text) as { config: { port: number }; dependencies: Record<string, string> };
  read.config.port = port;
  for (const name of Object.keys(read.dependencies)) {
    const file = join(root, 'node_modules', name, 'package.json');
    const { version, private: ours } = JSON.parse(await readFile(file, 'utf8')) as { version?: string; private?: boolean };
    if (!ours && version) read.dependencies[name] = version;
  }
  return `${JSON.stringify(read, null, 2)}\n`;
}

/** @throws Fault where a page of the shell or of a module has the address. */
async function requireFreeAddress(root: string, address: string): Promise<void> {
  const tables = [
    ['shell', 'shell/src/routing/shell-routes.json'],
    ...remoteNames(root).map((name) => [name, `${name}/src/routes.json`] as const),
  ] as const;
  for (const [owner, file] of tables) {
    if (!existsSync(join(root, file))) continue;
    const { pages, redirects = [] } = JSON.parse(await readFile(join(root, file), 'utf8')) as {
      pages: { path: string }[];
      redirects?: { from: string }[];
    };
    const taken = [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)];
    if (taken.some((path) => path.split('/')[1] === address.slice(1))) {
      throw new Fault(`The address ${address} belongs to ${owner}: choose another name.`);
    }
  }
}

/** The first port that no module of the checkout has for its development server. */
function freePort(root: string): number {
  const taken = new Set(remoteNames(root).map((name) => developmentPort(join(root, name))));
  let port = FIRST_PORT;
  while (taken.has(port)) port += 1;
  return port;
}

async function templateFiles(): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

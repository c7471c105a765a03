import { z } from 'zod';
import { Federation } from './manifest.ts';
import { CallFields } from './served-calls.ts';

/** Names become folders, addresses and global variables. */
export const MODULE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The start of a hash over the build. */
export const VERSION = /^[0-9a-f]{16}$/;

/** Within the build: no `..`, no hidden file. */
const File = z.string().regex(/^(?!.*(?:^|\/)(?:\.|\/|$))[\w.@/-]+$/, 'is no path inside of the build');
const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is no sha384 hash');
/** On this site: `//` and `/\` would lead to another, dots to another page. */
const Address = z
  .string()
  .regex(/^\/(?!\/)(?!(?:.*\/)?(?:\.|%2[eE]){1,2}(?:[/?#]|$))[^\s\\]*$/, 'is no address of this site, such as /study-plans');
const PageName = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'is no name of a page');
const Audience = z.enum(['everyone', 'signed-in', 'staff']);
/** Learners without staff tasks may have entries of their own. */
const NavigationAudience = z.enum([...Audience.options, 'learners']);

/** `src/routes.json`, explained in `@shell/kit/routes`. Unknown fields of a newer kit pass. Published as `routes.schema.json`. */
export const Routes = z.looseObject({
  pages: z.array(
    z.looseObject({
      name: PageName.optional(),
      path: Address,
      audience: Audience,
      title: z.string().min(1),
      code: z.string().optional(),
      shows: Address.optional(),
    }),
  ),
  query: z.array(z.string()).optional(),
  redirects: z.array(z.looseObject({ from: Address, to: Address })).optional(),
  navigation: z
    .array(
      z.looseObject({
        label: z.string().min(1),
        to: Address,
        place: z.string().min(1),
        audience: NavigationAudience,
        order: z.number(),
      }),
    )
    .optional(),
});

const Description = z.object({
  name: z.string().regex(MODULE_NAME, 'is no name of a module'),
  version: z.string().regex(VERSION, 'is no version'),
  /** `HOST_VERSION` of the kit that it was built with. */
  hostVersion: z.int().positive(),
  entry: File,
  /** How Module Federation loads the entry; the shell's has none. */
  federation: Federation.optional(),
  /** From the manifest: the rules ask for `./module`. */
  exposes: z.array(z.string()).optional(),
  /** The SSR bundle. Without one, pages render in browsers only. */
  serverEntry: File.optional(),
  /** For subresource integrity. https://www.w3.org/TR/SRI/ */
  files: z.record(File, Integrity),
  preload: z.array(File),
  /** Additional files of each page; missing in older builds. */
  pages: z.record(Address, z.array(File)).optional(),
  /** What must load before a page appears, in KiB of Brotli, and its budget: for `start`, and by page with the start. */
  weights: z.record(z.string(), z.object({ kib: z.number().nonnegative(), budget: z.number().positive() })).optional(),
  /** The API calls that its code names, with body fields; missing in older builds. */
  calls: CallFields.optional(),
  routes: Routes,
});

/** `dist/module.json`: describes a build. Paths are relative to its folder. */
export type ModuleDescription = z.infer<typeof Description>;

/** A build or release that cannot be used, with the reason for the person releasing it. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}

/** @throws ReleaseFault if empty, not JSON, of another module, or if a file has no hash. */
export function parseDescription(text: string, name: string): ModuleDescription {
  const parsed = Description.safeParse(parseJson(text, name));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'} ${message}`);
    throw new ReleaseFault(`The description of ${name} is wrong: ${faults.slice(0, 5).join('; ')}.`);
  }
  const description = parsed.data;
  if (description.name !== name) throw new ReleaseFault(`The description of ${name} is that of ${description.name}.`);
  const named = [description.entry, ...description.preload, ...Object.values(description.pages ?? {}).flat()];
  if (description.serverEntry) named.push(description.serverEntry);
  const unhashed = named.filter((file) => !(file in description.files));
  if (unhashed.length > 0) throw new ReleaseFault(`The description of ${name} has no hash for ${unhashed.join(', ')}.`);
  return description;
}

function parseJson(text: string, name: string): unknown {
  if (text.trim() === '') throw new ReleaseFault(`The description of ${name} is empty.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseFault(`The description of ${name} is not JSON.`);
  }
}

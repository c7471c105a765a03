import { z } from 'zod';

/** The file in which federation plugins describe a build. */
export const MANIFEST = 'mf-manifest.json';

/** Under which name Module Federation knows a remote, which global variable its entry becomes, and whether that is a script or a module. */
export const Federation = z.object({
  name: z.string().regex(/^[\w$-]+$/, 'is no name of a remote'),
  global: z.string().regex(/^[\w$]+$/, 'is no name of a variable'),
  type: z.enum(['global', 'module']),
  /** Its code names the hash of each file that it asks for, so that browsers check them by themselves. */
  checked: z.boolean().optional(),
});
export type Federation = z.infer<typeof Federation>;

/** What is read of `mf-manifest.json`. https://module-federation.io/guide/basic/manifest */
const Manifest = z.object({
  name: z.string(),
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }) }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/** Types of entries that are JavaScript modules; all others are scripts. */
const MODULE_TYPES = ['module', 'esm'];

/**
 * From a build's manifest: how it is loaded, what it exposes, and the first files of `./module`.
 * @throws ZodError when it is no manifest.
 */
export function readManifest(text: string) {
  const { name, metaData, exposes } = Manifest.parse(JSON.parse(text));
  const { name: file, path, type } = metaData.remoteEntry;
  return {
    entry: path ? `${path.replace(/\/$/, '')}/${file}` : file,
    federation: {
      name,
      global: metaData.globalName,
      type: MODULE_TYPES.includes(type) ? ('module' as const) : ('global' as const),
    },
    exposes: exposes.map((exposed) => exposed.path),
    first: exposes
      .filter((exposed) => exposed.path === './module')
      .flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
  };
}

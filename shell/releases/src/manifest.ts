import { z } from 'zod';

/** In which federation plugins describe a build. */
export const MANIFEST = 'mf-manifest.json';

/** The remote's name, its entry's global variable, and the entry's type. */
export const Federation = z.object({
  name: z.string().regex(/^[\w$-]+$/, 'is no name of a remote'),
  global: z.string().regex(/^[\w$]+$/, 'is no name of a variable'),
  type: z.enum(['global', 'module']),
  /** Its code names each file's hash, so that browsers check them. */
  checked: z.boolean().optional(),
});
export type Federation = z.infer<typeof Federation>;

/** The fields read. https://module-federation.io/guide/basic/manifest */
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

/** Entry types that are JavaScript modules; others are scripts. */
const MODULE_TYPES = ['module', 'esm'];

/** How a build is loaded, what it exposes, and the first files of `./module`. @throws ZodError */
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

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleDescription, parseDescription, ReleaseFault } from './description.ts';
import { filesBelow, integrityOf } from './files.ts';
import { MANIFEST, readManifest } from './manifest.ts';

const SERVED = /^mf-manifest\.json$|^[^.].*\.(?:m?js|css|woff2?|svg|png|jpe?g|webp|avif|wasm)$/;

interface BuildToDescribe {
  name: string;
  /** With the manifest of its federation plugin. */
  build: string;
  /** In the form of `routes.schema.json`. */
  routesFile: string;
  /** Version of the contract between shell and modules. */
  hostVersion: number;
}

/** Writes `module.json` into a build of any federating tool. @throws ReleaseFault if manifest or routes are missing or wrong. */
export async function describeBuild({ name, build, routesFile, hostVersion }: BuildToDescribe): Promise<ModuleDescription> {
  const manifestText = await textFrom(join(build, MANIFEST), 'Have your federation plugin write it (`manifest: true`).');
  const routesText = await textFrom(routesFile, 'Say there which pages the module has; routes.schema.json has its shape.');
  const { entry, federation, exposes, first } = parsed(() => readManifest(manifestText), `${MANIFEST} is no manifest`);
  const version = createHash('sha256');
  const files: Record<string, string> = {};
  for (const file of (await filesBelow(build)).filter((candidate) => SERVED.test(candidate))) {
    const bytes = await readFile(join(build, file));
    version.update(file).update(bytes);
    files[file] = integrityOf(bytes);
  }
  const description = {
    ...{ name, version: version.update(routesText).digest('hex').slice(0, 16), hostVersion, entry, federation, exposes, files },
    preload: first.filter((file) => file in files),
    routes: parsed(() => JSON.parse(routesText) as ModuleDescription['routes'], `${routesFile} is not JSON`),
  };
  const text = JSON.stringify(description, null, 2);
  const valid = parseDescription(text, name);
  await writeFile(join(build, 'module.json'), text);
  return valid;
}

async function textFrom(file: string, advice: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new ReleaseFault(`There is no ${file}. ${advice}`);
  });
}

function parsed<T>(parse: () => T, fault: string): T {
  try {
    return parse();
  } catch (error) {
    throw new ReleaseFault(`${fault}: ${(error as Error).message}.`);
  }
}

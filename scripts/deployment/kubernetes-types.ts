/** Kubernetes objects held against the types of Kubernetes by TypeScript, which refuses unknown fields and wrong types alike. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedProgram, ROOT, run } from '../processes/programs.ts';
import type { Manifest } from './settings-of-files.ts';

const FOLDERS: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

/** TypeScript's errors about the objects; empty if there are none. `kubernetes-types` knows what Kubernetes itself serves. */
export async function faultsOf(files: readonly { file: string; manifests: readonly Manifest[] }[]): Promise<string> {
  const place = join(ROOT, 'scripts/node_modules/.cache');
  await mkdir(place, { recursive: true });
  const folder = await mkdtemp(join(place, 'manifests-'));
  try {
    const lines = files.flatMap(({ file, manifests }) =>
      manifests.map((manifest) => {
        const types = `kubernetes-types/${FOLDERS[manifest.apiVersion] ?? manifest.apiVersion}`;
        return `export const _${crypto.randomUUID().replaceAll('-', '')} = /* ${file} */ ${JSON.stringify(manifest)} satisfies import('${types}').${manifest.kind};`;
      }),
    );
    await writeFile(join(folder, 'manifests.ts'), lines.join('\n'));
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
      join(folder, 'manifests.ts'),
    ];
    const { output } = await run(installedProgram('TypeScript', 'tsc', ['--ignoreConfig', ...options]));
    return output.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}

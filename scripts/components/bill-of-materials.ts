/**
 * What the product is made of, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). `npm sbom` cannot write it: it takes a version that is
 * overridden on purpose for a fault of the tree, and asks for versions of folders that are never published.
 */
import type { LockedPackage } from './locked-packages.ts';

/** https://github.com/package-url/purl-spec/blob/main/types-doc/npm-definition.md */
const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function hashesOf({ integrity }: LockedPackage) {
  const [, bits, digest] = /^sha(\d+)-(\S+)$/.exec(integrity ?? '') ?? [];
  if (!bits || !digest) return {};
  return { hashes: [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/** The document for packages, identical between runs. `scope` says what ships with the product. */
export function billOfMaterials(name: string, packages: readonly LockedPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, 'bom-ref': name } },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      name: each.name,
      version: each.version,
      scope: each.dev ? 'excluded' : 'required',
      ...hashesOf(each),
      ...(each.license
        ? { licenses: [/ (?:AND|OR) /.test(each.license) ? { expression: each.license } : { license: { id: each.license } }] }
        : {}),
      purl: purlOf(each),
    })),
  };
}

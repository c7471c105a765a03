import { z } from 'zod';
import type { ModuleDescription } from './description.ts';
import type { ReleaseStore } from './release-store.ts';

const FILE = 'addresses.json';
/** First parts of addresses of shell and gateway. */
const RESERVED = ['', 'api', 'content', 'dev', 'healthz', 'modules', 'readyz', 'releases', 'shell'];

/** The module that owns each prefix. `/blogs` covers all addresses below it. */
export type AddressOwners = Readonly<Record<string, string>>;
const AddressOwners = z.record(z.string(), z.string());

type Claims = Pick<ModuleDescription, 'name' | 'routes'>;

/** Every address that a module claims. */
export function addressesOf({ routes }: Claims): string[] {
  return [...routes.pages.map(({ path }) => path), ...(routes.redirects ?? []).map(({ from }) => from)];
}

/** An address before its first parameter: `/blogs` of `/blogs/:slug`. */
export function headOf(address: string): string {
  const parts = address.split('/').filter(Boolean);
  const open = parts.findIndex((part) => /[:*]/.test(part));
  return `/${parts.slice(0, open === -1 ? undefined : open).join('/')}`;
}

export const isBelow = (address: string, prefix: string) => address === prefix || address.startsWith(`${prefix}/`);

/** The owner of an address's longest owned prefix, if any. */
export function ownerOf(owners: AddressOwners, address: string): string | undefined {
  const head = headOf(address);
  const prefixes = Object.keys(owners).filter((prefix) => isBelow(head, prefix));
  return owners[prefixes.toSorted((a, b) => b.length - a.length)[0] ?? ''];
}

export function prefixesOf(owners: AddressOwners, module: string): string[] {
  return Object.keys(owners)
    .filter((prefix) => owners[prefix] === module)
    .toSorted();
}

/** Why no module may have an address; undefined if one may. */
export function reservedFault(address: string): string | undefined {
  const [first = ''] = headOf(address).slice(1).split('/');
  if (!RESERVED.includes(first)) return undefined;
  return first === ''
    ? `The address ${address} would take every page: begin it with a word of its own.`
    : `The address ${address} is one that the site answers itself.`;
}

/** A build's prefixes whose owner is missing or has nothing live there, without those below an owned one. */
export function newPrefixes(build: Claims, owners: AddressOwners, others: readonly Claims[]): string[] {
  const found: string[] = [];
  const inUse = (head: string) => others.some((other) => addressesOf(other).some((address) => isBelow(headOf(address), head)));
  for (const head of [...new Set(addressesOf(build).map(headOf))].toSorted()) {
    const owned = ownerOf(owners, head) === build.name || found.some((prefix) => isBelow(head, prefix));
    if (!owned && !(owners[head] && inUse(head))) found.push(head);
  }
  return found;
}

/** In an older store, modules own the addresses that they use. */
export async function readOwners(store: ReleaseStore, used: readonly Claims[]): Promise<AddressOwners> {
  const text = await store.readText(FILE);
  if (text !== undefined) return AddressOwners.parse(JSON.parse(text));
  let owners: AddressOwners = {};
  for (const module of used.toSorted((a, b) => a.name.localeCompare(b.name)))
    owners = withPrefixes(owners, module.name, newPrefixes(module, owners, []));
  return owners;
}

/** Gives prefixes to a module. */
export const withPrefixes = (owners: AddressOwners, module: string, prefixes: readonly string[]): AddressOwners => ({
  ...owners,
  ...Object.fromEntries(prefixes.map((prefix) => [prefix, module])),
});

/** Call it in turn (`store.inTurn`). */
export function writeOwners(store: ReleaseStore, owners: AddressOwners): Promise<void> {
  return store.updateText(FILE, () => JSON.stringify(owners, null, 2));
}

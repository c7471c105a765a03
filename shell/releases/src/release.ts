import { z } from 'zod';
import { Canary } from './canary.ts';
import { type ModuleDescription, parseDescription, ReleaseFault, VERSION } from './description.ts';

/** Who released a build, from which commit, when (UTC, ISO 8601). */
export interface Origin {
  commit: string | null;
  by: string;
  at: string;
  /** The token that it was sent with; undefined for one that was put straight into the store. */
  token?: string | undefined;
}

/** What lies in the store of one release besides its files. */
export interface Release extends ModuleDescription {
  origin: Origin;
  /** Integrity of every file of the folder as it is served, the compressed copies included, by path. */
  stored: Readonly<Record<string, string>>;
  /** Its place among the releases of the module, in the order in which the store took them; older ones have none. */
  number?: number | undefined;
}

const Facts = z.object({
  origin: z.object({ commit: z.string().nullable(), by: z.string(), at: z.string(), token: z.string().optional() }),
  stored: z.record(z.string(), z.string()),
  number: z.int().optional(),
});

/** @throws ReleaseFault when the text is not that of a release of `name`. */
export function parseRelease(text: string, name: string): Release {
  const description = parseDescription(text, name);
  const facts = Facts.safeParse(JSON.parse(text));
  if (!facts.success) throw new ReleaseFault(`The release ${description.version} of ${name} does not say what is in it.`);
  return { ...description, ...facts.data };
}

const LiveFile = z.object({
  version: z.string().regex(VERSION),
  /** When it became live: UTC, ISO 8601. */
  since: z.string(),
  by: z.string(),
  /** A module that was rolled back stays so until it is released again. */
  how: z.enum(['release', 'rollback']),
  /** Whether a deploy of the platform made it live; undefined in pointers of former releases. */
  deployed: z.boolean().optional(),
  /** Another version that some visitors get meanwhile. A gateway of yesterday passes over it. */
  canary: Canary.optional(),
});

/** Which release is live, since when, who made it so, and how. */
export type Live = z.infer<typeof LiveFile>;

/** @throws ReleaseFault if the text is not a pointer. */
export function parseLive(text: string, name: string): Live {
  try {
    return LiveFile.parse(JSON.parse(text));
  } catch {
    throw new ReleaseFault(`Which release of ${name} is live cannot be read.`);
  }
}

const Change = z.object({
  version: z.string().regex(VERSION),
  since: z.string(),
  by: z.string(),
  /** The kind of change of the version. */
  how: z.enum(['release', 'rollback', 'canary', 'promote', 'withdraw']),
  /** For whom a canary is, or why it was withdrawn. */
  detail: z.string().optional(),
});

/** A line of a module's history. */
export type Change = z.infer<typeof Change>;

/** Whether a change made its version live for all visitors. */
export const wentLive = ({ how }: Change) => how === 'release' || how === 'rollback' || how === 'promote';

/** The entries of a history, latest first. A line that a dying process left half written is ignored. */
export function parseHistory(text: string): Change[] {
  const lines = text.split('\n').flatMap((line) => {
    try {
      return [Change.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return lines.reverse();
}

/**
 * Files that visitors may load: neither maps of the source nor templates, descriptions and what the gateway runs. What Module Federation
 * says of a build is for its tools.
 */
export function isPublic(file: string): boolean {
  return file === 'mf-manifest.json' || !/\.(?:map|html|json|cjs)(?:\.br|\.gz)?$/.test(file);
}

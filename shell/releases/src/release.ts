import { z } from 'zod';
import { Canary } from './canary.ts';
import { type ModuleDescription, parseDescription, ReleaseFault, VERSION } from './description.ts';

/** Who released a build, from which commit, when (UTC, ISO 8601). */
export interface Origin {
  commit: string | null;
  by: string;
  at: string;
  /** Undefined if stored without a token. */
  token?: string | undefined;
}

export interface Release extends ModuleDescription {
  origin: Origin;
  /** Of every stored file, compressed copies included. */
  stored: Readonly<Record<string, string>>;
  /** Ascending in order of storing; older ones have none. */
  number?: number | undefined;
}

const Facts = z.object({
  origin: z.object({ commit: z.string().nullable(), by: z.string(), at: z.string(), token: z.string().optional() }),
  stored: z.record(z.string(), z.string()),
  number: z.int().optional(),
});

/** @throws ReleaseFault if it is no release of `name`. */
export function parseRelease(text: string, name: string): Release {
  const description = parseDescription(text, name);
  const facts = Facts.safeParse(JSON.parse(text));
  if (!facts.success) throw new ReleaseFault(`The release ${description.version} of ${name} does not say what is in it.`);
  return { ...description, ...facts.data };
}

const LiveFile = z.object({
  version: z.string().regex(VERSION),
  /** UTC, ISO 8601. */
  since: z.string(),
  by: z.string(),
  /** A module rolled back stays so until released again. */
  how: z.enum(['release', 'rollback']),
  /** By a deploy of the platform; undefined in former pointers. */
  deployed: z.boolean().optional(),
  /** A former gateway ignores it. */
  canary: Canary.optional(),
});

export type Live = z.infer<typeof LiveFile>;

/** @throws ReleaseFault if it is no pointer. */
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
  how: z.enum(['release', 'rollback', 'canary', 'promote', 'withdraw']),
  /** Audience of a canary, or reason of its withdrawal. */
  detail: z.string().optional(),
});

export type Change = z.infer<typeof Change>;

/** Whether it made its version live for all. */
export const wentLive = ({ how }: Change) => how === 'release' || how === 'rollback' || how === 'promote';

/** Newest first. A half-written line of a dead process is ignored. */
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

/** Whether visitors may load a file: no source maps, templates, descriptions and SSR bundles. */
export function isPublic(file: string): boolean {
  return file === 'mf-manifest.json' || !/\.(?:map|html|json|cjs)(?:\.br|\.gz)?$/.test(file);
}

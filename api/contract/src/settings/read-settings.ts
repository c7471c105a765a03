import { z } from 'zod';
import { type Reader, SETTINGS } from './catalogue.ts';

/** Variables of a process, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How each setting of a reader is read, by name. */
export type ShapeOf<By extends Reader> = {
  [Name in keyof typeof SETTINGS as By extends (typeof SETTINGS)[Name]['readBy'][number]
    ? Name
    : never]: (typeof SETTINGS)[Name]['schema'];
};

/** A setting's name and what is wrong with it: words that go on after the name, or a sentence of their own. */
export type NamedFault = readonly [name: string, words: string];

/** The values of settings, by name. */
export type ValuesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Thrown by `readSettings`; the message names everything that is wrong, a line each. */
export class SettingsFault extends Error {
  override name = 'SettingsFault';
  /** The same, one by one. */
  readonly faults: readonly string[];

  constructor(faults: readonly NamedFault[]) {
    const lines = faults.map(([name, words]) => (/^[A-Z][a-z]/.test(words) ? `${name}: ${words}` : `${name} ${words}`));
    super(`These settings are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.faults = lines;
  }
}

/** The settings that one process reads; it may override how some are read. */
export function shapeOf<By extends Reader>(reader: By): ShapeOf<By> {
  const own = Object.entries(SETTINGS).filter(([, { readBy }]) => (readBy as readonly Reader[]).includes(reader));
  return Object.fromEntries(own.map(([name, { schema }]) => [name, schema])) as unknown as ShapeOf<By>;
}

/**
 * Reads settings out of an environment. An empty variable counts as absent, as in `CORS_ORIGINS= npm start`. `rules` tell what is wrong
 * with several together; they get those that could be read, so that all faults are reported at once.
 * @throws SettingsFault that names every fault.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Environment,
  rules: (values: Partial<ValuesOf<Shape>>) => readonly NamedFault[] = () => [],
): ValuesOf<Shape> {
  const values: Record<string, unknown> = {};
  const faults: NamedFault[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const read = z.safeParse(schema, env[name] || undefined);
    if (!read.success) faults.push(...read.error.issues.map(({ message }) => [name, message] as const));
    else if (read.data !== undefined) values[name] = read.data;
  }
  const unread = new Set(faults.map(([name]) => name));
  const broken = rules(values as Partial<ValuesOf<Shape>>).filter(([name]) => !unread.has(name));
  if (faults.length + broken.length > 0) throw new SettingsFault([...faults, ...broken]);
  return values as ValuesOf<Shape>;
}

/** What `read` answers; for a command, which prints the faults of its settings and ends with status 1. */
export function readOrExit<Values>(read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

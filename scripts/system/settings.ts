/** The settings of the commands; the API and the gateway read their own. */
import { join, resolve } from 'node:path';
import {
  type Environment,
  type NamedFault,
  port,
  readSettings as read,
  SETTINGS,
  SettingsFault,
  shapeOf,
  type ValuesOf,
} from '../../api/contract/src/settings/index.ts';
import { releasesDir } from '../../shell/releases/src/index.ts';
import { Fault } from '../processes/fault.ts';
import { ROOT } from '../processes/programs.ts';

const standardOf = (name: 'PORT' | 'API_PORT') => SETTINGS[name].schema.parse(undefined);

/** As the services read them, but that they know an address of the site and the API only by its port, and the database may be the embedded one. */
const SHAPE = {
  ...shapeOf('commands'),
  PORT: port(1).default(standardOf('PORT')),
  API_PORT: port(1).default(standardOf('API_PORT')),
  PUBLIC_URL: SETTINGS.PUBLIC_URL.schema.unwrap().optional(),
  DATABASE_URL: SETTINGS.DATABASE_URL.schema.optional(),
};
type Given = ValuesOf<typeof SHAPE>;

export type Settings = {
  port: number;
  apiPort: number;
  dataDir: string;
  /** `null`: the database is the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The role of an external database that owns the tables; `null`: that of `databaseUrl` does, or the database is the embedded one. */
  databaseOwnerUrl: string | null;
  demoSeed: boolean;
};

/** Some of the settings of the commands, as they are written. Throws one `Fault` that names every wrong one. */
export function readGiven<Name extends keyof Given>(names: readonly Name[], env: Environment = process.env): Pick<Given, Name> {
  try {
    const shape = Object.fromEntries(names.map((name) => [name, SHAPE[name]]));
    return read(shape, env, faultsTogether) as unknown as Pick<Given, Name>;
  } catch (error) {
    if (error instanceof SettingsFault) throw new Fault(`These settings are wrong: ${error.faults.join('; ')}.`);
    throw error;
  }
}

function faultsTogether({ PORT, API_PORT, DATABASE_URL, DATABASE_OWNER_URL }: Partial<Given>): NamedFault[] {
  return [
    ...(PORT && PORT === API_PORT ? [['PORT', `and API_PORT are both ${PORT}: give them different numbers`] as const] : []),
    ...(DATABASE_OWNER_URL && !DATABASE_URL
      ? [['DATABASE_OWNER_URL', 'goes with DATABASE_URL, and is of the same form'] as const]
      : []),
  ];
}

/** Parses the settings. Throws one `Fault` that names every wrong one. */
export function readSettings(env: Environment): Settings {
  const names = ['PORT', 'API_PORT', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'DEMO_SEED'] as const;
  const given = readGiven(names, env);
  return {
    port: given.PORT,
    apiPort: given.API_PORT,
    dataDir: resolve(ROOT, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? null,
    demoSeed: given.DEMO_SEED === 'on',
  };
}

/** The environment that the API and the gateway get: the settings in full, so that both agree with the commands. */
export function serviceEnvironment(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  const given = readGiven(['API_URL', 'PUBLIC_URL', 'LISTEN_HOST', 'NODE_ENV']);
  return {
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    API_URL: given.API_URL?.join(',') ?? `http://127.0.0.1:${settings.apiPort}`,
    PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${settings.port}`,
    DATA_DIR: settings.dataDir,
    RELEASES_DIR: releasesDir({ ...process.env, DATA_DIR: settings.dataDir }, ROOT),
    DATABASE_URL: databaseUrl,
    // For the migrations and the seed alone, which get it from `migrationEnvironment`.
    DATABASE_OWNER_URL: '',
    LISTEN_HOST: given.LISTEN_HOST ?? (given.NODE_ENV === 'production' ? '' : '127.0.0.1'),
    DEMO_SEED: settings.demoSeed ? 'on' : 'off',
    // What Node has compiled once: an API that died is there again in half the time.
    // exempt from the source rules: a setting of Node's own, which is only passed on.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(settings.dataDir, 'compiled'),
  };
}

/** The environment of the migrations and the seed: the owner's role, and the one that it gives rights. */
export function migrationEnvironment(
  settings: Settings,
  { url, ownerUrl }: { url: string; ownerUrl: string },
): NodeJS.ProcessEnv {
  return { ...serviceEnvironment(settings, url), DATABASE_OWNER_URL: ownerUrl === url ? '' : ownerUrl };
}

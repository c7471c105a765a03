/** The settings that the commands themselves read from the environment; the API and the gateway parse their own. */
import { join, resolve } from 'node:path';
import { BLOCKED_PORT, isBlockedPort } from '../../api/contract/src/blocked-ports.ts';
import { releasesDir } from '../../shell/releases/src/index.ts';
import { Fault } from '../processes/fault.ts';
import { ROOT } from '../processes/programs.ts';

/** Parsed settings. `dataDir` is absolute. */
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

/** Parses the settings. Throws one `Fault` that names every wrong one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const noted = (name: string, standard: number) => {
    try {
      return readPort(name, standard, env);
    } catch (error) {
      faults.push((error as Fault).message);
      return Number.NaN;
    }
  };
  const port = noted('PORT', 3000);
  const apiPort = noted('API_PORT', 4000);
  if (port === apiPort) faults.push(`PORT and API_PORT are both ${port}: give them different numbers`);
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl !== null && !isPostgresUrl(databaseUrl)) {
    faults.push('DATABASE_URL is not of the form postgres://user:password@host:port/database');
  }
  const databaseOwnerUrl = env.DATABASE_OWNER_URL || null;
  if (databaseOwnerUrl !== null && (databaseUrl === null || !isPostgresUrl(databaseOwnerUrl))) {
    faults.push('DATABASE_OWNER_URL goes with DATABASE_URL, and is of the same form');
  }
  const demoSeed = env.DEMO_SEED || 'on';
  if (demoSeed !== 'on' && demoSeed !== 'off') faults.push(`DEMO_SEED is on or off, not ${demoSeed}`);
  if (faults.length > 0) throw new Fault(`These settings are wrong: ${faults.join('; ')}.`);
  return {
    port,
    apiPort,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl,
    databaseOwnerUrl,
    demoSeed: demoSeed === 'on',
  };
}

/** The environment that the API and the gateway get: the settings in full, so that both agree with the commands. */
export function serviceEnvironment(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    API_URL: process.env.API_URL || `http://127.0.0.1:${settings.apiPort}`,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${settings.port}`,
    DATA_DIR: settings.dataDir,
    RELEASES_DIR: releasesDir({ ...process.env, DATA_DIR: settings.dataDir }, ROOT),
    DATABASE_URL: databaseUrl,
    // For the migrations and the seed alone, which get it from `migrationEnvironment`.
    DATABASE_OWNER_URL: '',
    LISTEN_HOST: process.env.LISTEN_HOST || (process.env.NODE_ENV === 'production' ? '' : '127.0.0.1'),
    DEMO_SEED: settings.demoSeed ? 'on' : 'off',
    // What Node has compiled once: an API that died is there again in half the time.
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

/** The port that the environment variable `name` chooses. Throws a `Fault` when it is none. */
export function readPort(name: string, standard: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[name] || String(standard);
  const port = Number(text);
  if (isBlockedPort(port)) throw new Fault(`${name} ${port} ${BLOCKED_PORT}`);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Fault(`${name} is a number from 1 to 65535, not ${text}`);
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

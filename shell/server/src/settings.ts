import { resolve } from 'node:path';

/** The gateway's settings, read once from the environment. */
export interface Settings {
  /** Port of the site. */
  port: number;
  /** Base address of the API. */
  apiUrl: string;
  /** The one host that search engines may index; none unless set. */
  productionHost: string | undefined;
  variant: 'full' | 'restricted';
  /** True under `npm run dev`: modules come from their development servers. */
  development: boolean;
  /** The checkout: where the built modules are found. */
  root: string;
}

/** @throws Error that names every setting that makes no sense. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const port = readPort(env.PORT, 3000, 'PORT', faults);
  const apiPort = readPort(env.API_PORT, 4000, 'API_PORT', faults);
  const apiUrl = env.API_URL ?? `http://127.0.0.1:${apiPort}`;
  if (!URL.canParse(apiUrl)) faults.push(`API_URL is not an address: ${apiUrl}`);
  const variant = env.SITE_VARIANT || 'full';
  if (variant !== 'full' && variant !== 'restricted') faults.push(`SITE_VARIANT is full or restricted, not ${variant}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    port,
    apiUrl,
    productionHost: env.PRODUCTION_HOST || undefined,
    variant: variant as Settings['variant'],
    development: env.NODE_ENV === 'development',
    root: resolve(import.meta.dirname, '../../..'),
  };
}

function readPort(value: string | undefined, fallback: number, name: string, faults: string[]): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`${name} is not a port: ${value}`);
  return port;
}

/** Ports of the development servers, by module: fixed, so that a page finds a module that was restarted. */
const PORTS: Readonly<Record<string, number>> = {
  shell: 3100,
  'mfe-question-bank': 3101,
  'mfe-tests': 3102,
  'mfe-account': 3103,
  'mfe-admin': 3104,
  'mfe-content': 3105,
};

/** @throws Error for a module that has none yet. */
export function developmentPort(name: string): number {
  const port = PORTS[name];
  if (port === undefined) throw new Error(`Give ${name} a port in development-ports.ts`);
  return port;
}

/**
 * `npm run dev`: the system for working on it. Shell and remotes come from development servers that replace changed parts in
 * the open page; the API and the gateway start again when one of their files changes. `npm run dev -- mfe-tests`, or
 * `npm run dev -w mfe-tests`: of the remotes this one alone, which starts sooner; the others are there as they were released last.
 */
import { join } from 'node:path';
import { developmentPort, remoteNames } from '../shell/build/src/module-folders.ts';
import { command, stopRequest } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { portState } from './processes/port.ts';
import { nodeProgram, type Program, ROOT, workspaceProgram } from './processes/programs.ts';
import { printLine, seconds } from './processes/steps.ts';
import { announceLogIns } from './system/announcement.ts';
import { prepareDatabase } from './system/contents.ts';
import { readSettings, type Settings, serviceEnvironment } from './system/settings.ts';
import { prepare, type ServicePlan, superviseServices, writeBank } from './system/system.ts';

const started = Date.now();
const asked = process.argv.slice(2);
const remotes = asked.length > 0 ? asked : remoteNames(ROOT);
const MODULES = ['shell', ...remotes];
const portOf = (name: string) => developmentPort(join(ROOT, name));

await command(async (signal, undo) => {
  const settings = readSettings(process.env);
  requireRemotes(asked);
  const options = { settings, durable: true, signal, undo };
  await prepare(options);
  for (const name of MODULES) await requireDevelopmentPort(name, settings);
  await writeBank(options);
  const database = await prepareDatabase(options);
  const plans = servicePlans(settings, serviceEnvironment(settings, database.url));
  await superviseServices(options, database, plans);
  printLine(`\nReady in ${seconds(started)}: http://localhost:${settings.port}\n`);
  if (settings.demoSeed) announceLogIns();
  printLine('\nChanges show at once. Ctrl-C stops everything.\n');
  await stopRequest(signal);
  printLine('Stopping');
});

function servicePlans(settings: Settings, env: NodeJS.ProcessEnv): ServicePlan[] {
  const development = { ...env, NODE_ENV: 'development', ...(asked.length > 0 && { DEVELOPED_MODULES: asked.join(',') }) };
  const watched = (name: string, script: string): Program => {
    const program = nodeProgram(name, script, [], development);
    return { ...program, options: ['--watch', '--watch-preserve-output', ...program.options] };
  };
  const plan = (program: Program, readyAt: string): ServicePlan => {
    const prefix = `[${program.name}]`;
    return { program, readyAt, sink: { onLine: (line) => printLine(`${prefix} ${line}`) } };
  };
  return [
    plan(watched('API', 'api/src/server.ts'), `http://127.0.0.1:${settings.apiPort}/readyz`),
    plan(developmentServer('shell'), `http://127.0.0.1:${portOf('shell')}/shell/index.html`),
    ...remotes.map((name) => plan(developmentServer(name), `http://127.0.0.1:${portOf(name)}/remoteEntry.js`)),
    plan(watched('Gateway', 'shell/server/server.ts'), `http://127.0.0.1:${settings.port}/healthz`),
  ];
}

function requireRemotes(names: readonly string[]): void {
  const known = remoteNames(ROOT);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Fault(`There is no module ${unknown.join(', ')}: there are ${known.join(', ')}.`);
}

// Their ports are fixed: a page that is open finds its modules again after a restart.
async function requireDevelopmentPort(name: string, settings: Settings): Promise<void> {
  const port = portOf(name);
  if (port === settings.port || port === settings.apiPort) {
    throw new Fault(
      `Port ${port} is PORT or API_PORT and that of the development server of ${name}: change one, or DEV_PORT_OFFSET.`,
    );
  }
  if ((await portState(port)) === 'free') return;
  throw new Fault(
    `Port ${port}, which the development server of ${name} needs, is taken: stop the program that listens there, or move all by DEV_PORT_OFFSET=100.`,
  );
}

function developmentServer(name: string): Program {
  const env = { NODE_ENV: 'development', RSPACK_SERVE: 'true' };
  return workspaceProgram(name, 'rspack', ['serve', '--mode', 'development'], env);
}

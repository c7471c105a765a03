import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identify } from '../processes/process-identity.ts';
import { answerOf, sampleServices, until } from './testing.ts';

const services = sampleServices();
const { planOf, supervise, recorded, pidOf } = services;

describe('a service that is killed', () => {
  it('answers again, is recorded as it is, and takes what it had started along', async () => {
    const plan = await planOf('API');
    await supervise([plan]);
    const [pid, child] = [pidOf('API'), Number(await answerOf(plan))];
    process.kill(pid, 'SIGKILL');
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
    await until(() => recorded().map(({ name }) => name)).toEqual(['API']);
    expect(pidOf('API')).not.toBe(pid);
    await until(() => identify(child)).toBeNull();
    const again = pidOf('API');
    await services.undo.disposeAsync();
    expect(identify(again)).toBeNull();
    expect(recorded()).toEqual([]);
  });

  it('and does not come up again is tried until it does', async () => {
    const plan = await planOf('API');
    await supervise([plan], { restartPolicy: { pauses: [0, 10], healthyMs: 60_000 } });
    writeFileSync(join(services.folder, 'broken'), '');
    process.kill(pidOf('API'), 'SIGKILL');
    const said = () => readFileSync(join(services.folder, 'API.log'), 'utf8').match(/broken on purpose/g)?.length ?? 0;
    await until(said).toBeGreaterThan(3);
    rmSync(join(services.folder, 'broken'));
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
  });

  it('is stopped permanently while it waits for a restart', async () => {
    const plan = await planOf('API');
    await supervise([plan], { restartPolicy: { pauses: [3_600_000], healthyMs: 60_000 } });
    process.kill(pidOf('API'), 'SIGKILL');
    await until(recorded).toEqual([]);
    await services.undo.disposeAsync();
    await expect(answerOf(plan)).rejects.toThrow();
  });
});

describe('a service that is restarted on request', () => {
  it('does; one that does not come up says so, and is tried on', async () => {
    const plan = await planOf('API');
    const { restart } = await supervise([plan]);
    const before = pidOf('API');
    await restart();
    expect(recorded().map(({ name }) => name)).toEqual(['API']);
    expect(pidOf('API')).not.toBe(before);
    writeFileSync(join(services.folder, 'broken'), '');
    await expect(restart()).rejects.toThrow('broken on purpose');
    rmSync(join(services.folder, 'broken'));
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
  });
});

describe('a command', () => {
  it('whose terminal is closed leaves nothing behind', async () => {
    const program = `
      import { command, stopRequest } from ${JSON.stringify(join(import.meta.dirname, '../processes/command.ts'))};
      import { nodeProgram, startService } from ${JSON.stringify(join(import.meta.dirname, '../processes/programs.ts'))};
      await command(async (signal, undo) => {
        const service = startService(nodeProgram('API', ${JSON.stringify(join(services.folder, 'service.mjs'))}, ['0']), { onLine() {} });
        undo.defer(async () => { console.log('Stopping'); console.error('Stopping'); await service.stop(); });
        console.log(service.identity.pid);
        await stopRequest(signal);
        console.log('Stopping');
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((done) => child.once('exit', done));
    const service = Number(await new Promise((said) => child.stdout.once('data', (data) => said(String(data)))));
    expect(identify(service)).not.toBeNull();
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGHUP');
    await ended;
    expect(identify(service)).toBeNull();
  });

  it('names a file that cannot be used in one line', async () => {
    const program = `
      import { readFileSync } from 'node:fs';
      import { command } from ${JSON.stringify(join(import.meta.dirname, '../processes/command.ts'))};
      await command(async () => { readFileSync(${JSON.stringify(join(services.folder, 'service.mjs/damaged'))}); });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said] = await Promise.all([child.stderr.toArray(), once(child, 'exit')]);
    expect(Buffer.concat(said).toString()).toMatch(/^.*cannot be used: E\w+.* then start again\.\n$/);
  });

  it.runIf(process.platform === 'linux')('says what is wrong with a data folder that cannot be', () => {
    const run = () =>
      execFileSync(process.execPath, [join(import.meta.dirname, '../start.ts')], {
        env: { ...process.env, DATA_DIR: '/proc/nope/deep' },
        stdio: 'pipe',
        timeout: 60_000,
      });
    expect(run).toThrow(/\/proc\/nope\/deep.* cannot be made there: set DATA_DIR to a folder on an ordinary disk/);
  });
});

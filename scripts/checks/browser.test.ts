import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draws, findBrowser, systemBrowsers } from './browser.ts';

describe('a browser for tests', () => {
  let folder: string;
  const add = (name: string, mode: number) => {
    writeFileSync(join(folder, name), '#!/bin/sh\nexit 1\n');
    chmodSync(join(folder, name), mode);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    add('google-chrome', 0o755);
    add('chromium', 0o755);
    add('chrome', 0o644);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('lists those that can be run, Chromium first', () => {
    const found = systemBrowsers({ PATH: ['/nowhere', folder].join(delimiter) });
    expect(found.filter((file) => file.startsWith(folder))).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
  });

  it('is the one that npm installed, if there is one for this system and the one that is named does not draw', async () => {
    vi.stubEnv('BROWSER_PATH', join(folder, 'chromium'));
    const packaged = process.platform === 'linux' && process.arch === 'x64';
    expect((await findBrowser()).origin).toBe(packaged ? 'npm' : 'system');
  });

  it('is the one that is named before all others', async () => {
    const { executablePath, env } = await findBrowser();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.stubEnv('BROWSER_PATH', executablePath);
    expect(await findBrowser()).toEqual({ executablePath, env: {}, origin: 'system' });
  });

  it('does not take a program for a browser that draws nothing', async () => {
    expect(await draws({ executablePath: join(folder, 'chromium'), env: {}, origin: 'system' })).toBe(false);
  });
});

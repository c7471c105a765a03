import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { findBrowser } from './browser.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a browser for tests is the one that npm installed, if there is one for this system and the named one does not render', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const broken = join(folder, 'chromium');
  writeFileSync(broken, '#!/bin/sh\nexit 1\n');
  chmodSync(broken, 0o755);
  vi.stubEnv('BROWSER_PATH', broken);
  const packaged = process.platform === 'linux' && process.arch === 'x64';
  expect((await findBrowser()).origin).toBe(packaged ? 'npm' : 'system');
});

it('a browser for tests is the one that is named before all others', async () => {
  const { executablePath, env } = await findBrowser();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubEnv('BROWSER_PATH', executablePath);
  expect(await findBrowser()).toEqual({ executablePath, env: {}, origin: 'system' });
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draws, systemBrowsers } from './browser.ts';

describe('systemBrowsers', () => {
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
    add('mine', 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('lists those that can be run, Chromium first', () => {
    const found = systemBrowsers({ PATH: ['/nowhere', folder].join(delimiter) });
    expect(found.filter((file) => file.startsWith(folder))).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
  });

  it('puts the one that BROWSER_PATH names before all others', () => {
    expect(systemBrowsers({ PATH: folder, BROWSER_PATH: join(folder, 'mine') })[0]).toBe(join(folder, 'mine'));
  });

  it('does not take a program for a browser that draws nothing', async () => {
    expect(await draws({ executablePath: join(folder, 'chromium'), env: {}, origin: 'system' })).toBe(false);
  });
});

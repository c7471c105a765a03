import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draws, systemBrowsers } from './browser.ts';

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

  it('lists those that can be run, Chromium first', () => {
    const found = systemBrowsers({ PATH: ['/nowhere', folder].join(delimiter) });
    expect(found.filter((file) => file.startsWith(folder))).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
  });

  it('does not take a program for a browser that draws nothing', async () => {
    expect(await draws({ executablePath: join(folder, 'chromium'), env: {}, origin: 'system' })).toBe(false);
  });
});

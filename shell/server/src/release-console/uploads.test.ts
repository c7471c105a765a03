import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { expect, it } from 'vitest';
import { withUploadedBuild } from './uploads.ts';

it('says that the disk is full, and leaves nothing of the build behind', async () => {
  const source = await mkdtemp(join(tmpdir(), 'sent-'));
  await writeFile(join(source, 'remoteEntry.js'), 'x');
  const request = Object.assign(Readable.from(create({ gzip: true, cwd: source }, ['remoteEntry.js'])), { headers: {} });
  let unpacked = '';
  const sent = withUploadedBuild(request as unknown as IncomingMessage, 'mfe-x', async (folder) => {
    unpacked = folder;
    expect(existsSync(join(folder, 'remoteEntry.js'))).toBe(true);
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  await expect(sent).rejects.toMatchObject({ status: 507, code: 'disk_full', message: expect.stringContaining('disk') });
  expect(existsSync(unpacked)).toBe(false);
  await rm(source, { recursive: true });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuestionRecord, UploadKind } from '@api/contract';
import { type ReadRequest, readUploadedFile } from '../read-file.ts';
import { ITEMS, type ReadItem } from '../read-items.ts';

export interface Uploaded extends Partial<Omit<ReadRequest, 'file' | 'images' | 'folder'>> {
  name: string;
  bytes: Uint8Array | string;
  images?: Uint8Array | null;
}

/** Reads an uploaded file as a worker does. */
export async function readUpload({ name, bytes, images = null, ...said }: Uploaded) {
  const folder = await mkdtemp(join(tmpdir(), 'read-upload-'));
  try {
    const [path, imagesPath] = [join(folder, 'file'), join(folder, 'images.zip')];
    await writeFile(path, bytes);
    if (images) await writeFile(imagesPath, images);
    const options = { kind: 'questions' as UploadKind, defaults: {}, places: [], ...said };
    const result = await readUploadedFile({ ...options, file: { path, name }, images: images && imagesPath, folder });
    const lines = String(await readFile(join(folder, ITEMS))).split('\n');
    const items = lines.filter(Boolean).map((line): ReadItem => JSON.parse(line));
    return {
      result,
      items,
      questions: items.flatMap((item) => ('record' in item ? [item.record as QuestionRecord] : [])),
      faults: items.flatMap((item) => ('fault' in item ? [item.fault] : [])),
      notes: items.flatMap((item) => ('leftOut' in item ? [item.leftOut] : [])),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import { createFolderStorage } from './folder-storage.ts';
import { ReleaseStore } from './release-store.ts';

/** Releases in a folder that all replicas see. */
export class FolderStore extends ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    super(createFolderStorage(folder));
    this.folder = folder;
  }

  /** The folder of one release. */
  folderOf(name: string, version: string): string {
    return join(this.folder, name, version);
  }
}

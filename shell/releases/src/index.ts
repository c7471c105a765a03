export { MODULE_NAME, type ModuleDescription, parseDescription, ReleaseFault } from './description.ts';
export { integrityOf } from './files.ts';
export { FolderStore } from './folder-store.ts';
export { originOf, releasesDir } from './place.ts';
export { isPublic, type Live, type Origin, type Release } from './release.ts';
export { release, rollback, SHELL } from './releasing.ts';

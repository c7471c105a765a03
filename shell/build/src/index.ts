export { developmentPort, remoteNames, workspaceFolders } from './module-folders.ts';
export { default as remote } from './remote.ts';
export { default as shell } from './shell.ts';

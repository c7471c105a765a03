export { developmentPort } from './development-ports.ts';
export type { ModuleDescription } from './module-description.ts';
export { default as remote } from './remote.ts';
export { default as shell } from './shell.ts';

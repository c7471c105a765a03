export { speakInProcess } from './speak-in-process.ts';

export { speakInThread, stopSpeaking } from './speak-in-thread.ts';

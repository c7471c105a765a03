export { speakApart, stopSpeaking } from './speak-apart.ts';

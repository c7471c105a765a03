import { defineModule, type Host } from '@shell/kit';
import { Root } from './root.tsx';

export const { bootstrap, mount, unmount } = defineModule(Root);

/** Called on other modules' pages while an answer waits. */
export const sendWaiting = async (host: Host) => (await import('./answer-question/desk/send-answers.ts')).sendAllWaiting(host);

import { defineModule, type Host } from '@shell/kit';
import { Root } from './root.tsx';

export const { bootstrap, mount, unmount } = defineModule(Root);

/** Asked for by the shell on other modules' pages, where a test left something on this device. */
export const sendWaiting = async (host: Host) => (await import('./take-test/save/send-waiting.ts')).sendWaiting(host);

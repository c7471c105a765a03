import { defineModule, type Host } from '@shell/kit';
import { Root } from './root.tsx';

export const { bootstrap, mount, unmount } = defineModule(Root);

/** Called on other modules' pages while a test has unsent data. @throws Error without a response, for a retry. */
export async function sendWaiting(host: Host): Promise<void> {
  const { sendWaiting: send } = await import('./take-test/save/leftovers.ts');
  if ((await send(host)) === 'no-answer') throw new Error('No answer came to what a test has left on this device');
}

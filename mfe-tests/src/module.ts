import { defineModule, type Host } from '@shell/kit';
import { Root } from './root.tsx';

export const { bootstrap, mount, unmount } = defineModule(Root);

/**
 * Called by the shell on other modules' pages when a test left unsent data on this device.
 * @throws Error if no response came: the shell retries.
 */
export async function sendWaiting(host: Host): Promise<void> {
  const { sendWaiting: send } = await import('./take-test/save/leftovers.ts');
  if ((await send(host)) === 'no-answer') throw new Error('No answer came to what a test has left on this device');
}

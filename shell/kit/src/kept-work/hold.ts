/**
 * Marks something kept on this device as in use by this tab, until it is released or the tab closes. Null when another tab holds it. Browsers
 * without locks let every tab have it: whoever uses it must cope with two, as the server does by names and revisions.
 */
export async function hold(name: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

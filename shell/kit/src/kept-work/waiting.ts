/**
 * A module that holds something on this device for the server notes it here, so that the shell finds out on any page without its code. It
 * then calls the module's `sendWaiting`. Where the browser keeps nothing (private windows, a full store) nothing waits either.
 */
export function noteWaiting(module: string, waits: boolean): void {
  try {
    if (waits) localStorage.setItem(place(module), 'yes');
    else localStorage.removeItem(place(module));
  } catch {
    // The module sends it when it is next in view.
  }
}

/** Whether a module has noted that something waits. */
export function hasWaiting(module: string): boolean {
  try {
    return localStorage.getItem(place(module)) !== null;
  } catch {
    return false;
  }
}

const place = (module: string) => `waiting:${module}`;

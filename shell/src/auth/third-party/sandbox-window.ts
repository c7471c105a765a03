/** Where the small window stands and how large it is. */
const WINDOW = 'popup,width=480,height=640';

/** Opens the sandbox's sign-in page; false when the browser does not let a window open. */
export function openSandbox(signInUrl: string, nonce: string): boolean {
  const address = new URL(signInUrl, location.origin);
  address.searchParams.set('nonce', nonce);
  return window.open(address, 'third-party-sign-in', WINDOW) !== null;
}

/** Hands over each credential that a page of this site posts here. Returns the function that stops it. */
export function onSandboxCredential(receive: (credential: string) => void): () => void {
  const listener = ({ origin, data }: MessageEvent) => {
    if (origin !== location.origin || typeof data !== 'object' || data === null) return;
    const { type, credential } = data as Record<string, unknown>;
    if (type === 'credential' && typeof credential === 'string') receive(credential);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

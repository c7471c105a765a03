/** https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode: 'popup';
  }): void;
  renderButton(
    parent: HTMLElement,
    options: { type: 'standard'; theme: 'outline' | 'filled_black'; size: 'large'; text: 'continue_with'; width: number },
  ): void;
}

const SCRIPT = 'https://accounts.google.com/gsi/client';

let loading: Promise<GoogleIdentity> | undefined;

/** Loads the script once, or again after a failure. */
function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('Google Identity Services could not be loaded'));
    };
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const { google } = window as unknown as { google?: { accounts: { id: GoogleIdentity } } };
      if (google) resolve(google.accounts.id);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

interface ButtonOptions {
  clientId: string;
  nonce: string;
  onCredential: (credential: string) => void;
  onFault: () => void;
}

const MOST_WIDTH = 400;

/** Renders Google's button. Rejects if the script fails to load. */
export async function drawGoogleButton(parent: HTMLElement, { clientId, nonce, onCredential, onFault }: ButtonOptions) {
  const google = await loadGoogle();
  google.initialize({
    client_id: clientId,
    nonce,
    ux_mode: 'popup',
    callback: ({ credential }) => (credential ? onCredential(credential) : onFault()),
  });
  const dark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  google.renderButton(parent, {
    type: 'standard',
    theme: dark ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    width: Math.min(parent.clientWidth || MOST_WIDTH, MOST_WIDTH),
  });
}

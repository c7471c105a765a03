import { Toast } from '@base-ui/react/toast';

/** How a message is meant; the icon and its colour follow. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** What a message may carry besides its text. */
export interface ToastOptions {
  tone?: ToastTone;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in ms; 0 until it is closed. 5 s unless told, 8 s for errors, 10 s with an action. */
  timeout?: number;
}

type Rest = Omit<ToastOptions, 'tone'>;

/** Says short things from anywhere, without React. One per page; a ToastRegion shows what it says. */
export interface Toasts {
  show: (message: string, options?: ToastOptions) => string;
  info: (message: string, options?: Rest) => string;
  success: (message: string, options?: Rest) => string;
  warning: (message: string, options?: Rest) => string;
  error: (message: string, options?: Rest) => string;
  dismiss: (id?: string) => void;
  /** For ToastRegion. */
  manager: ReturnType<typeof Toast.createToastManager>;
}

const STAY = { plain: 5000, error: 8000, action: 10_000 };

/** Makes the page's messenger. The same message twice renews the first instead of stacking up. */
export function createToasts(): Toasts {
  const manager = Toast.createToastManager();
  const show = (message: string, { tone = 'info', action, timeout }: ToastOptions = {}) =>
    manager.add({
      id: `${tone}:${message}`,
      title: message,
      type: tone,
      timeout: timeout ?? (action ? STAY.action : tone === 'error' ? STAY.error : STAY.plain),
      priority: 'low',
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            action.onPress();
            manager.close(`${tone}:${message}`);
          },
        },
      }),
    });
  const withTone = (tone: ToastTone) => (message: string, options?: Rest) => show(message, { ...options, tone });
  return {
    show,
    info: withTone('info'),
    success: withTone('success'),
    warning: withTone('warning'),
    error: withTone('error'),
    dismiss: (id) => manager.close(id),
    manager,
  };
}

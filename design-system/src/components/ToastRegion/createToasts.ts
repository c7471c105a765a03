import { Toast } from '@base-ui/react/toast';

/** Decides icon and colour. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  tone?: ToastTone;
  /** One action, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds, 0: until closed. 5 s by default, 8 s for errors, 10 s with an action. */
  timeout?: number;
}

type Rest = Omit<ToastOptions, 'tone'>;

/** Shows toasts from anywhere, without React. One per page, with a ToastRegion. */
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

/** Makes the page's toasts. The same message again renews the first. */
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

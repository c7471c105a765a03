import type { Toast } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';

const KEY = 'notices-after-reload';

/** Messages with a sign-in: devices run out, or a deletion was cancelled. */
export function toastsOf(answer: unknown, navigate: (to: string) => void): Toast[] {
  const { warning, notice } = (answer ?? {}) as { warning?: unknown; notice?: unknown };
  return [
    ...(typeof notice === 'string' ? [{ tone: 'success' as const, text: notice }] : []),
    ...(typeof warning === 'string'
      ? [{ tone: 'info' as const, text: warning, action: { label: 'See my devices', run: () => navigate(addressOf('devices')) } }]
      : []),
  ];
}

/** Stores the messages for the page loaded next. */
export function storeToastsForReload(answer: { warning?: string | undefined; notice?: string | undefined }): void {
  const { warning, notice } = answer;
  if (warning || notice) sessionStorage.setItem(KEY, JSON.stringify({ warning, notice }));
}

/** Reads them once. */
export function takeStoredToasts(): unknown {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept && JSON.parse(kept);
}

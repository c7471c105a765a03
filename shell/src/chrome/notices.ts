import type { Notice } from '@shell/kit';
import { createToasts } from 'design-system';
import { create } from 'zustand';

/** The short messages of the whole site: the shell's and, through the host, every module's. */
export const toasts = createToasts();

/** True from the first message on: until then the page does without the code that shows them. */
export const useNoticesShown = create<boolean>()(() => false);

export function showNotice({ tone, text, action }: Notice): void {
  useNoticesShown.setState(true, true);
  toasts[tone](text, action ? { action: { label: action.label, onPress: action.run } } : undefined);
}

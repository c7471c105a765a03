import { onDemand, type Toast } from '@shell/kit';
import { createToasts, type Toasts } from 'design-system';
import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

interface ToastState {
  /** True from the first message on: until then the page does without the code that shows them. */
  wanted: boolean;
  /** Messages that came before that code did. */
  waiting: readonly Toast[];
  /** The region is rendered and shows the toasts. */
  ready: boolean;
}

/** The short messages of the whole site: the shell's and, through the host, every module's. */
export const useToasts = create<ToastState>()(() => ({ wanted: false, waiting: [], ready: false }));

export const toasts: Toasts = createToasts();

export function showToast(toast: Toast): void {
  const { ready, waiting } = useToasts.getState();
  if (ready) show(toast);
  else useToasts.setState({ wanted: true, waiting: [...waiting, toast] });
}

/** Called by the region once it is drawn: shows what has waited. */
export function showWaitingToasts(): void {
  const { waiting } = useToasts.getState();
  useToasts.setState({ ready: true, waiting: [] });
  for (const toast of waiting) show(toast);
}

function show({ tone, text, action }: Toast): void {
  toasts[tone](text, action ? { action: { label: action.label, onPress: action.run } } : undefined);
}

/** A part of the chrome whose code comes when it is first drawn. Without it the rest of the site stays as it is. */
export function chromeOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  return onDemand(load, { waiting, tell: showToast });
}

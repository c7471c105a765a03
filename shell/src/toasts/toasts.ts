import { onDemand, type Toast } from '@shell/kit';
import { createToasts, type Toasts } from 'design-system';
import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

interface ToastState {
  /** From the first toast on: loads the region. */
  wanted: boolean;
  waiting: readonly Toast[];
  ready: boolean;
}

/** Toasts of shell and modules. */
export const useToasts = create<ToastState>()(() => ({ wanted: false, waiting: [], ready: false }));

export const toasts: Toasts = createToasts();

export function showToast(toast: Toast): void {
  const { ready, waiting } = useToasts.getState();
  if (ready) show(toast);
  else useToasts.setState({ wanted: true, waiting: [...waiting, toast] });
}

/** Called by the region once rendered. */
export function showWaitingToasts(): void {
  const { waiting } = useToasts.getState();
  useToasts.setState({ ready: true, waiting: [] });
  for (const toast of waiting) show(toast);
}

function show({ tone, text, action }: Toast): void {
  toasts[tone](text, action ? { action: { label: action.label, onPress: action.run } } : undefined);
}

/** A part of the chrome, loaded when first rendered; a failure leaves the rest alone. */
export function chromeOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  return onDemand(load, { waiting, tell: showToast });
}

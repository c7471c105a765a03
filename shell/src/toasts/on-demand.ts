import { onDemand } from '@shell/kit';
import type { ComponentType, ReactNode } from 'react';
import { showToast } from './toasts.ts';

/** A part of the chrome whose code comes when it is first drawn. Without it the rest of the site stays as it is. */
export function chromeOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  return onDemand(load, { waiting, tell: showToast });
}

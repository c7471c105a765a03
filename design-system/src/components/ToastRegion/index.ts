export { createToasts, type ToastOptions, type Toasts, type ToastTone } from './createToasts.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

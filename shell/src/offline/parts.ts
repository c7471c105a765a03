/** Imported here alone: an `import()` elsewhere would make another file than the cached one. */
export const loadOfflineBar = () => import('./OfflineBar.tsx').then((module) => module.OfflineBar);
export const loadToasts = () => import('../toasts/ShellToasts.tsx').then((module) => module.ShellToasts);

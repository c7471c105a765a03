/**
 * The parts of the chrome that have to be there without a connection. They are imported here alone: each `import()` makes a file of its
 * own, and what is kept for reading offline has to be the very file that the page asks for.
 */
export const loadOfflineBar = () => import('./OfflineBar.tsx').then((module) => module.OfflineBar);
export const loadToasts = () => import('../toasts/ShellToasts.tsx').then((module) => module.ShellToasts);

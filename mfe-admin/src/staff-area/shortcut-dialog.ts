/** Loaded on first use. */
export { ShortcutDialog } from 'design-system';

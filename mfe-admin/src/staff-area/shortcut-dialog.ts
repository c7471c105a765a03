/** The list of keyboard shortcuts in a separate file, loaded on first use. */
export { ShortcutDialog } from 'design-system';

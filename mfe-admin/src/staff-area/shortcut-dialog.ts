/** The list of keys as a file of its own, loaded when it is first asked for. */
export { ShortcutDialog } from 'design-system';

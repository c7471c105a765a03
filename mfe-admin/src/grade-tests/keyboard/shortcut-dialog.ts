/** The list of keys as a file of its own, loaded when it is first asked for. */
export { ShortcutDialog as default } from 'design-system';

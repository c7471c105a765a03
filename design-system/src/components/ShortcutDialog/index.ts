export { type Shortcut, ShortcutDialog, type ShortcutDialogProps } from './ShortcutDialog.tsx';

export { type ConflictChoice, ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';

export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export type { FailureTelling } from './useConfirming.ts';

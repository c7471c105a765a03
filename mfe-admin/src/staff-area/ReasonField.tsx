import { LONGEST_REASON } from '@api/contract/limits';
import { TextField } from 'design-system';

interface ReasonFieldProps {
  value: string;
  onValueChange: (reason: string) => void;
  /** It may be left empty. */
  optional?: boolean;
}

/** Why something is done, which the log keeps. */
export function ReasonField({ value, onValueChange, optional = false }: ReasonFieldProps) {
  return (
    <TextField
      label={optional ? 'Reason (optional)' : 'Reason'}
      required={!optional}
      maxLength={LONGEST_REASON}
      help="Kept in the log, visible to staff only."
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

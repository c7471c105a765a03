/** One choice of a FilterChip. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many entries it would leave. */
  count?: number;
  disabled?: boolean;
}

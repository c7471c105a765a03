export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
export { FilterToggle, type FilterToggleProps } from './FilterToggle.tsx';
export type { FilterOption } from './filterOption.ts';

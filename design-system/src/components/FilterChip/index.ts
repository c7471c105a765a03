export { FilterChip, type FilterChipProps, type FilterOption } from './FilterChip.tsx';
export { FilterToggle, type FilterToggleProps } from './FilterToggle.tsx';

export { PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { RangeText, type RangeTextProps } from './RangeText.tsx';

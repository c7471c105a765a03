export { DateTime, type DateTimeProps } from './DateTime.tsx';
export { type DateTimeStyle, formatDate, ownTimeZone } from './formatDate.ts';

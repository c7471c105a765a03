export { type Bar, BarList, type BarListProps } from './BarList.tsx';

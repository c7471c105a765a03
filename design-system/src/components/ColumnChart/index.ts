export { type Column, ColumnChart, type ColumnChartProps, type ColumnPart } from './ColumnChart.tsx';

import { ColumnChart } from './ColumnChart.tsx';

export default { title: 'Components/ColumnChart', component: ColumnChart };

const parts = [
  { key: 'earned', name: 'Earned', look: 'solid' },
  { key: 'lost', name: 'Lost', look: 'open' },
] as const;
const weeks = [12, 0, 30, 22, 8, 41, 17, 25, 33, 19, 0, 14].map((of, index) => ({
  key: `${index}`,
  values: [Math.round(of * 0.6), of - Math.round(of * 0.6)],
  name: index % 4 === 0 ? ['Sep', 'Oct', 'Nov'][index / 4] : undefined,
}));

export function Weeks() {
  return <ColumnChart label="Marks week by week" unit="marks" parts={parts} columns={weeks} caption="A column a week." />;
}

export function OneWeek() {
  return <ColumnChart label="Marks in one week" unit="marks" parts={parts} columns={weeks.slice(0, 1)} />;
}

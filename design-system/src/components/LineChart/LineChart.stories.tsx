import { LineChart } from './LineChart.tsx';

export default { title: 'Components/LineChart', component: LineChart };

const points = [2.1, 1.8, null, null, 1.7, 1.4, 1.5, null, 1.1, 0.9].map((value, index) => ({
  key: `${index}`,
  value,
  name: index % 4 === 0 ? ['Sep', 'Oct', 'Nov'][index / 4] : undefined,
}));

export function Pace() {
  return (
    <LineChart
      label="Minutes a mark, week by week"
      points={points}
      reference={{ value: 1, name: 'a minute a mark' }}
      caption="Weeks with few timed answers are left out."
    />
  );
}

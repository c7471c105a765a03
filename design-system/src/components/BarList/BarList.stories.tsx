import { BarList } from './BarList.tsx';

export default { title: 'Components/BarList', component: BarList };

const bars = [
  { key: 'method', label: 'Method', value: 38 },
  { key: 'accuracy', label: 'Accuracy', value: 17, render: <a href="#accuracy">Accuracy</a> },
  { key: 'time', label: 'Time', value: 0 },
];

export function MarksLost() {
  return <BarList bars={bars} tone="redPen" />;
}

export function OfAWhole() {
  return <BarList bars={bars} max={100} />;
}

import { Sheet } from '../Sheet/Sheet.tsx';
import { TickList } from './TickList.tsx';

export default { title: 'Components/TickList', component: TickList };

export function Benefits() {
  return (
    <Sheet>
      <TickList items={['Tests without a limit', 'All worked solutions', 'Marked against the mark scheme']} />
    </Sheet>
  );
}

import { Sheet } from '../Sheet/Sheet.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default { title: 'Components/DescriptionList', component: DescriptionList };

export function Profile() {
  return (
    <Sheet>
      <DescriptionList
        items={[
          { term: 'Name', description: 'Asha Demo' },
          { term: 'Email', description: 'asha@example.com' },
          { term: 'Plan', description: 'Platinum, renews 3 June 2026' },
        ]}
      />
    </Sheet>
  );
}

import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

export default {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabLinks },
  parameters: {
    keyboard: {
      Tabs: {
        Tab: 'reaches the tab that is open, then what it shows',
        'Left, Right': 'open the tab before or the next one, round the ends and past those that are disabled',
        'Home, End': 'open the first or the last one',
      },
      TabLinks: {
        Tab: 'goes from link to link',
        Enter: 'opens the page of the link',
      },
    },
  },
};

export function Panels() {
  return (
    <Tabs
      label="Help with this question"
      tabs={[
        { value: 'hint', label: 'Hint', panel: 'Take the factor 2 out first.' },
        { value: 'answer', label: 'Answer', panel: 'Three, at two.' },
        { value: 'solution', label: 'Worked solution', panel: 'Complete the square.' },
        { value: 'scheme', label: 'Mark scheme', panel: 'Members only.', disabled: true },
      ]}
    />
  );
}
export function Links() {
  return (
    <TabLinks
      label="Account"
      links={[
        { key: 'profile', label: 'Profile', href: '#profile', current: true },
        { key: 'orders', label: 'Orders', href: '#orders' },
        { key: 'membership', label: 'Membership', href: '#membership' },
      ]}
    />
  );
}

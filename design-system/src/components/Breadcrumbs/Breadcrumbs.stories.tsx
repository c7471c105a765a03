import { Breadcrumbs } from './Breadcrumbs.tsx';

export default {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    keyboard: {
      Breadcrumbs: {
        Tab: 'goes from link to link',
        Enter: 'opens the page of the link',
      },
    },
  },
};

export function ToAQuestion() {
  return (
    <Breadcrumbs
      items={[{ label: 'Maths AA HL', href: '#hl' }, { label: 'Functions', href: '#functions' }, { label: 'Quadratics' }]}
    />
  );
}

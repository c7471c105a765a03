import { Breadcrumbs } from './Breadcrumbs.tsx';

export default { title: 'Components/Breadcrumbs', component: Breadcrumbs };

export function ToAQuestion() {
  return (
    <Breadcrumbs
      items={[{ label: 'Maths AA HL', href: '#hl' }, { label: 'Functions', href: '#functions' }, { label: 'Quadratics' }]}
    />
  );
}

import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

export default { title: 'Components/PageHeader', component: PageHeader };

export function Saved() {
  return (
    <PageHeader
      title="Saved questions"
      description="14 questions, 82 marks."
      breadcrumbs={<Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Saved questions' }]} />}
      actions={
        <>
          <Button variant="quiet">Clear all questions</Button>
          <Button variant="primary">Download Questions</Button>
        </>
      }
    />
  );
}

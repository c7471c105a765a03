import { usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Page, PageHeader } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { EnterCode } from './EnterCode.tsx';
import { JoinForm } from './JoinForm.tsx';

/** Joins a class by its code or by an invitation: what the teacher will see comes before. */
export function JoinPage() {
  usePageHead({ title: 'Join a class' });
  const [search] = useSearchParams();
  const code = search.get('code');
  const token = search.get('invitation');
  return (
    <Page width="sheet">
      <PageHeader
        title="Join a class"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Classes', render: <Link to={addressOf('classes')} /> }, { label: 'Join a class' }]} />
        }
      />
      {token ? <JoinForm key={token} by={{ token }} /> : code ? <JoinForm key={code} by={{ code }} /> : <EnterCode />}
    </Page>
  );
}

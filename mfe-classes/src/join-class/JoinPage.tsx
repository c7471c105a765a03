import { usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Page, PageHeader } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { EnterCode } from './EnterCode.tsx';
import { GuestJoin } from './GuestJoin.tsx';
import { JoinForm } from './JoinForm.tsx';

/** Joins a class by its code or by an invitation: what the teacher will see comes before. */
export function JoinPage() {
  usePageHead({ title: 'Join a class' });
  const signedIn = useSession().user !== null;
  return (
    <Page width="sheet">
      <PageHeader
        title="Join a class"
        breadcrumbs={
          signedIn && (
            <Breadcrumbs items={[{ label: 'Classes', render: <Link to={addressOf('classes')} /> }, { label: 'Join a class' }]} />
          )
        }
      />
      {signedIn ? <Join /> : <GuestJoin />}
    </Page>
  );
}

function Join() {
  const [search] = useSearchParams();
  const token = search.get('invitation');
  const code = search.get('code');
  if (token) return <JoinForm key={token} by={{ token }} />;
  return code ? <JoinForm key={code} by={{ code }} /> : <EnterCode />;
}

import { usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Page, PageHeader } from 'design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** The links by which others can read one's progress: make one, see when each was last read, take one back. */
export function SharingPage() {
  usePageHead({ title: 'Share your progress' });
  const [token, setToken] = useState<string>();
  return (
    <Page width="sheet">
      <PageHeader
        title="Share your progress"
        description="Anyone who has a link sees what you see on your progress, to read only, without your name unless you give one. You can take it back at any time."
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Progress', render: <Link to={addressOf('progress')} /> }, { label: 'Share your progress' }]}
          />
        }
      />
      {token ? <NewLink token={token} onDone={() => setToken(undefined)} /> : <NewLinkForm onMade={setToken} />}
      <LinkList />
    </Page>
  );
}

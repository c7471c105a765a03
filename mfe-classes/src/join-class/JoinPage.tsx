import { useHost, usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Button, EmptyState, Page, PageHeader, Sheet, TextField } from 'design-system';
import Users from 'lucide-react/icons/users';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readJoinCode } from '../class-labels/join-code.ts';
import { form, ownWidth } from '../layoutStyles.ts';
import { JoinForm } from './JoinForm.tsx';

/** Joins a class by code or invitation. */
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

function EnterCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const code = readJoinCode(typed);
    setWrong(code === '');
    if (code) void navigate(addressOf('join-class', {}, { query: { code } }));
  };
  return (
    <Sheet>
      <form css={form} onSubmit={open} noValidate>
        <TextField
          label="Class code"
          help="Your teacher shows it: six letters."
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // exempt from the source rules: room for the whole link, of which the code is read.
          maxLength={300}
          error={wrong && 'Enter the six letters, or paste the link'}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button css={ownWidth} type="submit" variant="primary">
          Continue
        </Button>
      </form>
    </Sheet>
  );
}

/** Guests return here after logging in. */
function GuestJoin() {
  const { openModal } = useHost();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <EmptyState
      icon={<Users />}
      title="You need an account to join"
      actions={
        <>
          <Button variant="primary" onClick={() => openModal('signup', { returnTo })}>
            Sign up
          </Button>
          <Button onClick={() => openModal('login', { returnTo })}>Log in</Button>
        </>
      }
    >
      It’s free. After that you see the class, and what your teacher will see, before you join.
    </EmptyState>
  );
}

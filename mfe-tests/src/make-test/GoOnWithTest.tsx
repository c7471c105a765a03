import { css } from '@emotion/react';
import { useApi, useSession } from '@shell/kit';
import { Banner, Button, token } from 'design-system';
import { Link } from 'react-router-dom';
import { MY_TESTS, testAddress } from '../addresses.ts';
import { runningTitle } from '../test-words.ts';

const place = css({ '&:empty': { display: 'none' }, display: 'grid', gap: token.space[3] });

/** The way back to the test that runs, before another one is made; nothing where none does. */
export function GoOnWithTest() {
  const { user } = useSession();
  const { data } = useApi('GET /api/test/running', {}, { enabled: user !== null, staleTime: 0 });
  const [first, ...others] = (user && data?.tests) || [];
  if (!first) return null;
  return (
    <div css={place}>
      <Banner
        title={others.length === 0 ? 'A test of yours is running' : `${others.length + 1} tests of yours are running`}
        action={
          <Button variant="primary" size="small" render={<Link to={testAddress(first.slug)} />}>
            Go on with your test
          </Button>
        }
      >
        {first.subject.subject_name}: {runningTitle(first)}.{' '}
        {others.length > 0 && <Link to={`${MY_TESTS}?status=running`}>Show all that run</Link>}
      </Banner>
    </div>
  );
}

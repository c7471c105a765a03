import type { RunningTest } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button } from 'design-system';
import { Link } from 'react-router-dom';
import { testAddress } from '../addresses.ts';
import { runningTitle } from '../test-words.ts';

/** The way back to the test that runs, before another one is made; nothing where none does. */
export function ContinueTest({ tests: [first, ...others] }: { tests: readonly RunningTest[] }) {
  if (!first) return null;
  return (
    <Banner
      title={others.length === 0 ? 'A test of yours is running' : `${others.length + 1} tests of yours are running`}
      action={
        <Button variant="primary" size="small" render={<Link to={testAddress(first.slug)} />}>
          Go on with your test
        </Button>
      }
    >
      {first.subject.subject_name}: {runningTitle(first)}.{' '}
      {others.length > 0 && <Link to={addressOf('my-tests', {}, { query: { status: 'running' } })}>Show all that run</Link>}
    </Banner>
  );
}

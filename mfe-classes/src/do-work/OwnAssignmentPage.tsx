import type { OwnAssignment } from '@api/contract';
import { css } from '@emotion/react';
import { useHost, useRefresh, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Banner, Breadcrumbs, Button, DescriptionList, Page, PageHeader, Sheet, Table, TextLink } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { contentInWords, scoreInWords, WORK_LABELS } from '../class-labels/class-labels.ts';
import { timeInWords } from '../class-time/zoned-time.ts';
import { heading, quiet, row, section, stack } from '../layoutStyles.ts';

const lines = css({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** An assignment for a learner: content, due time and results. */
export function OwnAssignmentPage({ assignment, notice }: { assignment: OwnAssignment; notice: ReactNode }) {
  const { title, class_id, class_name, words, work, comment, attempts } = assignment;
  return (
    <Page width="sheet">
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Classes', render: <Link to={addressOf('classes')} /> },
              { label: class_name, render: <Link to={addressOf('class', { classId: class_id })} /> },
              { label: title },
            ]}
          />
        }
      />
      {notice}
      <Sheet css={stack}>
        <div css={row}>
          <Badge tone={WORK_LABELS[work].tone}>{WORK_LABELS[work].words}</Badge>
        </div>
        {words && <p css={lines}>{words}</p>}
        <DescriptionList items={factsOf(assignment)} />
        <Start assignment={assignment} />
      </Sheet>
      {comment && (
        <Banner title="Your teacher says">
          <p css={lines}>{comment}</p>
        </Banner>
      )}
      {attempts.length > 0 && <TryList assignment={assignment} />}
    </Page>
  );
}

const SOLUTIONS = { at_once: 'While you work', handed_in: 'After you hand in', after_due: 'After the due date' } as const;

function factsOf(assignment: OwnAssignment) {
  const { content, due_at, closes_at, late_allowed, time_zone, minutes, extra_time, tries, tries_left, solutions, score } =
    assignment;
  const when = (moment: string) => timeInWords(moment, time_zone);
  const late = !late_allowed ? 'Not accepted' : closes_at ? `Until ${when(closes_at)}` : 'Accepted, marked as late';
  const test = content.kind !== 'reading';
  return [
    { term: 'What', description: contentInWords(assignment) },
    { term: 'Due', description: due_at ? `${when(due_at)}, ${time_zone.replaceAll('_', ' ')}` : 'No due date' },
    ...(due_at ? [{ term: 'Late work', description: late }] : []),
    ...(test && minutes
      ? [{ term: 'Time', description: `${minutes} minutes${extra_time > 0 ? `, and ${extra_time}% more for you` : ''}` }]
      : []),
    ...(test && tries > 1 ? [{ term: 'Tries', description: `${tries_left} of ${tries} left; the best counts` }] : []),
    ...(test ? [{ term: 'Solutions', description: SOLUTIONS[solutions] }] : []),
    ...(score ? [{ term: 'Marks', description: scoreInWords(score) }] : []),
  ];
}

function Start({ assignment }: { assignment: OwnAssignment }) {
  return assignment.content.kind === 'reading' ? (
    <Read assignment={assignment} address={assignment.content.address} />
  ) : (
    <Try assignment={assignment} />
  );
}

function Try({ assignment }: { assignment: OwnAssignment }) {
  const host = useHost();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { failure, busy, submit } = useSubmission({
    ready: assignment.can_work,
    run: () => host.request('POST /api/assignments/:id/tries', { params: { id: String(assignment.id) } }),
    onDone: ({ test_slug }) => {
      void refresh('GET /api/assignments/:id', 'GET /api/class-work');
      const open = assignment.work === 'working';
      void navigate(addressOf(open ? 'test' : 'test-intro', { slug: test_slug }));
    },
  });
  if (!assignment.can_work) return <p css={quiet}>{whyNot(assignment)}</p>;
  const again = assignment.attempts.some(({ handed_in_at }) => handed_in_at !== null);
  return (
    <>
      {assignment.work === 'missing' && <p css={quiet}>It was due. You can still hand it in; it will be marked as late.</p>}
      {failure && <Banner tone="error">{failure}</Banner>}
      <div css={row}>
        <Button variant="primary" loading={busy} onClick={() => void submit()}>
          {assignment.work === 'working' ? 'Continue' : again ? 'Try again' : 'Start'}
        </Button>
        {again && <span css={quiet}>{assignment.tries_left === 1 ? '1 try left' : `${assignment.tries_left} tries left`}</span>}
      </div>
    </>
  );
}

/** Opens the reading, and marks it as read. */
function Read({ assignment, address }: { assignment: OwnAssignment; address: string }) {
  const host = useHost();
  const refresh = useRefresh();
  const { failure, busy, submit } = useSubmission({
    ready: assignment.can_work,
    run: async () => {
      await host.request('POST /api/assignments/:id/read', { params: { id: String(assignment.id) } });
      await refresh('GET /api/assignments/:id', 'GET /api/class-work', 'GET /api/classes/:id/assignments');
    },
  });
  const own = address.startsWith('/');
  return (
    <>
      <p css={quiet}>
        <TextLink
          {...(own ? { render: <Link to={address} /> } : { href: address, target: '_blank', rel: 'noopener noreferrer' })}
        >
          {own ? 'Open the page' : `Open ${address.replace(/^https:\/\//, '').replace(/\/.*$/, '')}`}
        </TextLink>
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      {assignment.read_at ? (
        <p css={quiet}>You read it on {timeInWords(assignment.read_at, assignment.time_zone)}.</p>
      ) : assignment.can_work ? (
        <div css={row}>
          <Button variant="primary" loading={busy} onClick={() => void submit()}>
            I’ve read it
          </Button>
        </div>
      ) : (
        <p css={quiet}>{whyNot(assignment)}</p>
      )}
    </>
  );
}

function whyNot({ state, work, opens_at, time_zone, tries_left }: OwnAssignment): string {
  if (work === 'excused') return 'Your teacher has excused you from this.';
  if (state === 'scheduled' && opens_at) return `It opens ${timeInWords(opens_at, time_zone)}.`;
  if (work === 'handed_in' || work === 'late')
    return tries_left === 0 ? 'You’ve handed it in.' : 'You’ve handed it in, and it’s closed.';
  return 'It’s closed. Ask your teacher if you still want to hand it in.';
}

function TryList({ assignment: { attempts, time_zone } }: { assignment: OwnAssignment }) {
  const rows = attempts.map((attempt, index) => ({ ...attempt, number: index + 1 }));
  return (
    <section css={section} aria-labelledby="tries">
      <h2 id="tries" css={heading}>
        Your work
      </h2>
      <Sheet padding="none">
        <Table
          caption="Your tries, oldest first"
          density="compact"
          rows={rows}
          rowKey={({ test_slug }) => test_slug}
          columns={[
            {
              key: 'try',
              header: 'Try',
              rowHeader: true,
              cell: ({ number, test_slug, handed_in_at }) => (
                <TextLink render={<Link to={addressOf(handed_in_at ? 'test-result' : 'test', { slug: test_slug })} />}>
                  {`Try ${number}`}
                </TextLink>
              ),
            },
            {
              key: 'when',
              header: 'Handed in',
              cell: ({ handed_in_at }) => (handed_in_at ? timeInWords(handed_in_at, time_zone) : 'Not yet'),
            },
            { key: 'marks', header: 'Marks', align: 'end', cell: ({ score }) => (score ? scoreInWords(score) : '') },
            {
              key: 'counted',
              header: 'Counts',
              align: 'end',
              cell: ({ counted }) => counted && <Badge tone="success">Counts</Badge>,
            },
          ]}
        />
      </Sheet>
    </section>
  );
}

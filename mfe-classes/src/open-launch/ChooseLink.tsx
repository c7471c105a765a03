import type { LtiLaunch } from '@api/contract';
import { useApi, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, EmptyState, Select, Sheet } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Loaded } from '../Answered.tsx';
import { contentInWords } from '../class-labels/class-labels.ts';
import { form, heading, ownWidth, quiet } from '../layoutStyles.ts';

const CLASS_HOME = 'class';

/** Chooses what a new link in the teacher's course opens. */
export function ChooseLink({ classId, launch }: { classId: number; launch: LtiLaunch }) {
  const { request } = useHost();
  const [chosen, setChosen] = useState(CLASS_HOME);
  const [isDone, setIsDone] = useState(false);
  const answer = useApi('GET /api/classes/:id/assignments', { params: { id: String(classId) } }, { staleTime: 0 });
  const { failure, busy, submit } = useSubmission({
    ready: true,
    run: () =>
      request('POST /api/lti/launches/choose', { body: { assignment_id: chosen === CLASS_HOME ? null : Number(chosen) } }),
    onDone: ({ address }) => (address === null ? setIsDone(true) : window.location.assign(address)),
  });
  if (isDone) {
    return (
      <EmptyState icon={<CircleCheck />} title="Your link is ready">
        Close this window and go back to {launch.course || 'your course'}.
      </EmptyState>
    );
  }
  return (
    <Loaded answer={answer} failed="The assignments did not load">
      {({ assignments }) => (
        <Sheet css={form} render={<form onSubmit={(event) => void submit(event)} />}>
          <h2 css={heading}>Add a link to {launch.course || 'your course'}</h2>
          <Select
            label="What it opens"
            value={chosen}
            options={[
              { value: CLASS_HOME, label: `The class: ${launch.class?.name ?? ''}` },
              ...assignments.map((assignment) => ({
                value: String(assignment.id),
                label: `${assignment.title} (${contentInWords(assignment)})`,
              })),
            ]}
            onValueChange={setChosen}
          />
          <p css={quiet}>Marks of an assignment go to {launch.platform}’s gradebook by themselves.</p>
          {failure && (
            <Banner tone="error" title="The link wasn’t added">
              {failure}
            </Banner>
          )}
          <Button css={ownWidth} type="submit" variant="primary" loading={busy}>
            Add the link
          </Button>
        </Sheet>
      )}
    </Loaded>
  );
}

import type { LtiLaunch } from '@api/contract';
import { useHost, useRefresh, useSubmission } from '@shell/kit';
import { Banner, Button, Checkbox, Select, Sheet, TickList } from 'design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEACHER_SEES } from '../class-words/teacher-sees.ts';
import { form, heading, ownWidth, quiet } from '../layoutStyles.ts';

/** What connecting means, and the button that agrees to it: a teacher may choose the class, a learner reads what its teachers see. */
export function AgreeForm({ launch }: { launch: LtiLaunch }) {
  const { request } = useHost();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [shares, setShares] = useState(false);
  const [chosen, setChosen] = useState(String(launch.choices[0]?.id ?? ''));
  const learner = launch.role === 'learner';
  const { failure, busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const choice = launch.class === null ? { class_id: Number(chosen) } : {};
      const body = { agreed: true as const, ...choice, ...(learner && { shares_progress: shares }) };
      const joined = await request('POST /api/lti/launches/accept', { body });
      await refresh('GET /api/classes', 'GET /api/class-work');
      return joined;
    },
    onDone: ({ address }) => void navigate(address, { replace: true }),
  });
  return (
    <Sheet css={form} render={<form onSubmit={(event) => void submit(event)} />}>
      <div>
        <h2 css={heading}>{launch.class?.name ?? (launch.course || launch.platform)}</h2>
        {launch.class && (
          <p css={quiet}>
            {launch.class.subject.subject_name}, taught by {launch.class.teacher_name}
          </p>
        )}
      </div>
      {!launch.connected && <p css={quiet}>From now on, your account at {launch.platform} logs you in to this account.</p>}
      {launch.class === null ? (
        <Select
          label="Class"
          help={`Everyone who opens ${launch.course || 'this course'} from ${launch.platform} joins this class. You can’t change it later.`}
          value={chosen}
          options={launch.choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={setChosen}
        />
      ) : (
        learner && launch.class.member_of === null && <WhatTeachersSee launch={launch} shares={shares} onShare={setShares} />
      )}
      {!learner && launch.class?.member_of === null && (
        <p css={quiet}>You’ll teach this class with {launch.class.teacher_name}: set work, and see learners’ work and marks.</p>
      )}
      {failure && (
        <Banner tone="error" title="That didn’t work">
          {failure}
        </Banner>
      )}
      <Button css={ownWidth} type="submit" variant="primary" loading={busy}>
        {launch.class === null ? 'Connect this class' : launch.class.member_of === null ? 'Agree and join' : 'Connect my account'}
      </Button>
    </Sheet>
  );
}

function WhatTeachersSee({ launch, shares, onShare }: { launch: LtiLaunch; shares: boolean; onShare(shares: boolean): void }) {
  const sees = launch.class?.teacher_sees.filter((what) => what !== 'progress_if_shared') ?? [];
  return (
    <>
      <p css={quiet}>If you join, the teachers of this class see:</p>
      <TickList items={sees.map((what) => TEACHER_SEES[what])} />
      <Checkbox
        label="Let them see my progress by topic in this course"
        help="You can change this at any time. You can always read who looked, and when."
        checked={shares}
        onCheckedChange={onShare}
      />
    </>
  );
}

import type { ClassDetail } from '@api/contract';
import { Page } from 'design-system';
import type { ReactNode } from 'react';
import { ClassHeader } from '../class-frame/ClassHeader.tsx';
import { ClassMenu } from '../class-frame/ClassMenu.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { JoinCodeSheet } from './JoinCodeSheet.tsx';
import { MembersSection } from './MembersSection.tsx';

/** Who is in a class, and how others join it. */
export function LearnersPage({ of, notice }: { of: ClassDetail; notice: ReactNode }) {
  const open = of.abilities.manage_members && !of.archived_at;
  return (
    <Page>
      <ClassHeader of={of} view="learners" actions={<ClassMenu of={of} />} />
      {notice}
      {open && <JoinCodeSheet of={of} />}
      <MembersSection of={of} />
      {open && <InvitationsSection of={of} />}
    </Page>
  );
}

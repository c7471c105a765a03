import { useSession } from '@shell/kit';
import { CourseSheet } from '../choose-course/CourseSheet.tsx';
import { AccountData } from '../leave/AccountData.tsx';
import { PracticeSheet } from '../practice-settings/PracticeSheet.tsx';
import { TimeInTestsSheet } from '../time-in-tests/TimeInTestsSheet.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** What a learner tells of themselves, how they work, and what becomes of their account. */
export function ProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <ProfileCard user={user} />
      <CourseSheet user={user} />
      <TimeInTestsSheet />
      <PracticeSheet />
      <AccountData />
    </>
  );
}

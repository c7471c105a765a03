import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ProfilePage } from './edit-profile/ProfilePage.tsx';
import { PageLoading } from './PageLoading.tsx';

const OnboardingPage = lazy(() => import('./onboard/OnboardingPage.tsx').then((module) => ({ default: module.OnboardingPage })));

/** The pages of a learner's account. */
export function Root() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/account-details" element={<ProfilePage />} />
        <Route path="/account-details/profile-details" element={<ProfilePage />} />
        <Route path="/onboarding" element={<OnboardingPage />} />
      </Routes>
    </Suspense>
  );
}

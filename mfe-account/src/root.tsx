import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ProfilePage } from './edit-profile/ProfilePage.tsx';
import { PageLoading } from './PageLoading.tsx';

const OnboardingPage = lazy(() => import('./onboard/OnboardingPage.tsx').then((module) => ({ default: module.OnboardingPage })));

const VerifyUserPage = lazy(() =>
  import('./verify-email/VerifyUserPage.tsx').then((module) => ({ default: module.VerifyUserPage })),
);

/** The pages of a learner's account. */
export function Root() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/account-details" element={<ProfilePage />} />
        <Route path="/account-details/profile-details" element={<ProfilePage />} />
        <Route path="/onboarding" element={<OnboardingPage />} />
        <Route path="/verify-user" element={<VerifyUserPage />} />
      </Routes>
    </Suspense>
  );
}

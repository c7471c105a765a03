import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from './account-details/AccountPage.tsx';
import { ProfilePage } from './edit-profile/ProfilePage.tsx';
import { PageLoading } from './PageLoading.tsx';

const OnboardingPage = lazy(() => import('./onboard/OnboardingPage.tsx').then((module) => ({ default: module.OnboardingPage })));

const VerifyUserPage = lazy(() =>
  import('./verify-email/VerifyUserPage.tsx').then((module) => ({ default: module.VerifyUserPage })),
);
const OrdersPage = lazy(() => import('./orders/OrdersPage.tsx').then((module) => ({ default: module.OrdersPage })));
const MembershipPage = lazy(() =>
  import('./membership/MembershipPage.tsx').then((module) => ({ default: module.MembershipPage })),
);
const DevicesPage = lazy(() => import('./devices/DevicesPage.tsx').then((module) => ({ default: module.DevicesPage })));
const PricingPage = lazy(() => import('./choose-plan/PricingPage.tsx').then((module) => ({ default: module.PricingPage })));
const SubscriptionSuccessPage = lazy(() =>
  import('./check-out/SubscriptionSuccessPage.tsx').then((module) => ({ default: module.SubscriptionSuccessPage })),
);
const PaymentReturnPage = lazy(() =>
  import('./check-out/PaymentReturnPage.tsx').then((module) => ({ default: module.PaymentReturnPage })),
);

/** The pages of a learner's account. */
export function Root() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/account-details" element={<AccountPage />}>
          <Route index element={<ProfilePage />} />
          <Route path="profile-details" element={<ProfilePage />} />
          <Route path="orders" element={<OrdersPage />} />
          <Route path="membership" element={<MembershipPage />} />
          <Route path="devices" element={<DevicesPage />} />
        </Route>
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/subscription/success" element={<SubscriptionSuccessPage />} />
        <Route path="/payment/success" element={<PaymentReturnPage />} />
        <Route path="/return" element={<PaymentReturnPage />} />
        <Route path="/onboarding" element={<OnboardingPage />} />
        <Route path="/verify-user" element={<VerifyUserPage />} />
      </Routes>
    </Suspense>
  );
}

import { pageOnDemand } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { PageLoading } from 'design-system';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from './account-details/AccountPage.tsx';
import { ProfilePage } from './edit-profile/ProfilePage.tsx';

const OnboardingPage = pageOnDemand(() => import('./onboard/OnboardingPage.tsx').then((module) => module.OnboardingPage));

const VerifyUserPage = pageOnDemand(() => import('./verify-email/VerifyUserPage.tsx').then((module) => module.VerifyUserPage));
const OrdersPage = pageOnDemand(() => import('./orders/OrdersPage.tsx').then((module) => module.OrdersPage));
const MembershipPage = pageOnDemand(() => import('./membership/MembershipPage.tsx').then((module) => module.MembershipPage));
const DevicesPage = pageOnDemand(() => import('./devices/DevicesPage.tsx').then((module) => module.DevicesPage));
const SecurityPage = pageOnDemand(() => import('./security/SecurityPage.tsx').then((module) => module.SecurityPage));
const UnsubscribePage = pageOnDemand(() => import('./choose-mails/MailLinkPages.tsx').then((module) => module.UnsubscribePage));
const ConfirmSummaryPage = pageOnDemand(() =>
  import('./choose-mails/MailLinkPages.tsx').then((module) => module.ConfirmSummaryPage),
);
const PricingPage = pageOnDemand(() => import('./choose-plan/PricingPage.tsx').then((module) => module.PricingPage));
const SubscriptionSuccessPage = pageOnDemand(() =>
  import('./check-out/PaymentPages.tsx').then((module) => module.SubscriptionSuccessPage),
);
const PaymentReturnPage = pageOnDemand(() => import('./check-out/PaymentPages.tsx').then((module) => module.PaymentReturnPage));

/** The pages of a learner's account. */
export function Root() {
  return (
    <Suspense fallback={<PageLoading width="text" />}>
      <Routes>
        <Route path={pathOf('account')} element={<AccountPage />}>
          <Route index element={<ProfilePage />} />
          <Route path="profile-details" element={<ProfilePage />} />
          <Route path="orders" element={<OrdersPage />} />
          <Route path="membership" element={<MembershipPage />} />
          <Route path="devices" element={<DevicesPage />} />
          <Route path="security" element={<SecurityPage />} />
        </Route>
        <Route path={pathOf('pricing')} element={<PricingPage />} />
        <Route path={pathOf('subscription-success')} element={<SubscriptionSuccessPage />} />
        <Route path={pathOf('payment-success')} element={<PaymentReturnPage />} />
        <Route path={pathOf('payment-return')} element={<PaymentReturnPage />} />
        <Route path={pathOf('onboarding')} element={<OnboardingPage />} />
        <Route path={pathOf('verify-email')} element={<VerifyUserPage />} />
        <Route path={pathOf('unsubscribe')} element={<UnsubscribePage />} />
        <Route path={pathOf('confirm-weekly-summary')} element={<ConfirmSummaryPage />} />
      </Routes>
    </Suspense>
  );
}

import { pageOnDemand } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BlogListPage } from './read-blogs/BlogListPage.tsx';
import { PostLoading } from './read-blogs/PostLoading.tsx';

const BlogPostPage = pageOnDemand(() => import('./read-blogs/BlogPostPage.tsx').then((module) => module.BlogPostPage));
const CorrectionsPage = pageOnDemand(() =>
  import('./read-corrections/CorrectionsPage.tsx').then((module) => module.CorrectionsPage),
);
const TermsPage = pageOnDemand(() => import('./read-legal/texts/terms.tsx').then((module) => module.TermsPage));
const PrivacyPage = pageOnDemand(() => import('./read-legal/texts/privacy.tsx').then((module) => module.PrivacyPage));
const RefundPolicyPage = pageOnDemand(() =>
  import('./read-legal/texts/refund-policy.tsx').then((module) => module.RefundPolicyPage),
);
const ContactPage = pageOnDemand(() => import('./contact-us/ContactPage.tsx').then((module) => module.ContactPage));
const OnlineClassesPage = pageOnDemand(() =>
  import('./present-services/OnlineClassesPage.tsx').then((module) => module.OnlineClassesPage),
);
const ServicesPage = pageOnDemand(() => import('./present-services/ServicesPage.tsx').then((module) => module.ServicesPage));
const GradingPage = pageOnDemand(() => import('./present-services/GradingPage.tsx').then((module) => module.GradingPage));

export function Root() {
  return (
    <Suspense fallback={<PostLoading />}>
      <Routes>
        <Route path={pathOf('blogs')} element={<BlogListPage />} />
        <Route path={pathOf('blog-post')} element={<BlogPostPage />} />
        <Route path={pathOf('corrections')} element={<CorrectionsPage />} />
        <Route path={pathOf('course-corrections')} element={<CorrectionsPage />} />
        <Route path={pathOf('privacy')} element={<PrivacyPage />} />
        <Route path={pathOf('terms')} element={<TermsPage />} />
        <Route path={pathOf('refund-policy')} element={<RefundPolicyPage />} />
        <Route path={pathOf('contact')} element={<ContactPage />} />
        <Route path={pathOf('online-classes')} element={<OnlineClassesPage />} />
        <Route path={pathOf('services')} element={<ServicesPage />} />
        <Route path={pathOf('grading-promotion')} element={<GradingPage />} />
      </Routes>
    </Suspense>
  );
}

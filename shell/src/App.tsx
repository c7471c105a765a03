import { SkipLink } from 'design-system';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Footer } from './chrome/Footer.tsx';
import { MainContent } from './chrome/MainContent.tsx';
import { Navbar } from './chrome/Navbar.tsx';
import { useNotices } from './chrome/notices.ts';
import { ScrollToTop } from './chrome/ScrollToTop.tsx';
import { useModalStore } from './host.ts';

const AuthModals = lazy(() => import('./auth/AuthModals.tsx').then((module) => ({ default: module.AuthModals })));
const NoticeRegion = lazy(() => import('./chrome/NoticeRegion.tsx').then((module) => ({ default: module.NoticeRegion })));

/** The chrome around every page, and the modals and messages that any page may ask for; their code comes when asked. */
export function App() {
  const modalAsked = useModalStore((state) => state.asked);
  const noticesWanted = useNotices((state) => state.wanted);
  return (
    <BrowserRouter>
      <SkipLink />
      <Navbar />
      <MainContent />
      <Footer />
      <ScrollToTop />
      <Suspense>
        {modalAsked && <AuthModals />}
        {noticesWanted && <NoticeRegion />}
      </Suspense>
    </BrowserRouter>
  );
}

import { SkipLink } from 'design-system';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAgreementsDue } from './agreements/agreements-due.ts';
import { useWaitingLogIn } from './auth/second-factor.ts';
import { Footer } from './chrome/Footer.tsx';
import { MainContent } from './chrome/MainContent.tsx';
import { Navbar } from './chrome/Navbar.tsx';
import { useRunningTests } from './chrome/running-test/running-tests.ts';
import { ScrollToTop } from './chrome/ScrollToTop.tsx';
import { SlowLoad } from './chrome/SlowLoad.tsx';
import { useDeviceInUse, useModalStore } from './host.ts';
import { trialsOf } from './modules/trials/trials.ts';
import { loadOfflineBar, loadToasts } from './offline/parts.ts';
import { useHeadOfRoute } from './page-head/page-head.ts';
import { noteAddress } from './routing/came-from.ts';
import { useDestination } from './routing/visitor.ts';
import { useSite } from './site.ts';
import { chromeOnDemand, useToasts } from './toasts/toasts.ts';

const CodeDialog = chromeOnDemand(() => import('./auth/CodeDialog.tsx').then((module) => module.CodeDialog));
const AuthModals = chromeOnDemand(() => import('./auth/AuthModals.tsx').then((module) => module.AuthModals));
const DeviceInUse = chromeOnDemand(() => import('./auth/DeviceInUse.tsx').then((module) => module.DeviceInUse));
const RunningTestBar = chromeOnDemand(() =>
  import('./chrome/running-test/RunningTestBar.tsx').then((module) => module.RunningTestBar),
);
const AgreementStrip = chromeOnDemand(() => import('./agreements/AgreementStrip.tsx').then((module) => module.AgreementStrip));
const TrialBadge = chromeOnDemand(() => import('./modules/trials/TrialBadge.tsx').then((module) => module.TrialBadge));
const OfflineBar = chromeOnDemand(loadOfflineBar);
const ShellToasts = chromeOnDemand(loadToasts);
/** Milliseconds: short gaps do not count as offline. */
const SETTLED_AFTER = 3_000;

/** The chrome around every page, and the modals and toasts that any page may request. */
export function App() {
  const modalAsked = useModalStore((state) => state.asked);
  const codeAsked = useWaitingLogIn((state) => state.waiting !== null);
  const inUseElsewhere = useDeviceInUse((state) => state.message !== null);
  const ownVersions = trialsOf(useSite().modules).length > 0;
  const toastsWanted = useToasts((state) => state.wanted);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(fetchToastsAhead, []);
  return (
    <>
      <SkipLink />
      <Frame />
      <SlowLoad />
      {modalAsked && <AuthModals />}
      {codeAsked && <CodeDialog />}
      {inUseElsewhere && <DeviceInUse />}
      {toastsWanted && <ShellToasts />}
      {settled && <OfflineBar />}
      {ownVersions && <TrialBadge />}
    </>
  );
}

/** Loads toasts with the first touch or key: the one that reports a lost network could not be loaded later. */
function fetchToastsAhead() {
  const over = new AbortController();
  const fetchOnce = () => {
    over.abort();
    void loadToasts().catch(() => undefined);
  };
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, fetchOnce, { signal: over.signal, passive: true });
  return () => over.abort();
}

/** The page in its chrome, unless it wants the whole screen. */
function Frame() {
  const { pathname, search } = useLocation();
  const destination = useDestination();
  useHeadOfRoute({ pathname, search }, destination);
  useEffect(() => noteAddress(pathname, search), [pathname, search]);
  const testsToTell = useRunningTests(({ tests, ended }) => tests.length > 0 || ended !== null);
  const agreementsDue = useAgreementsDue(({ due, later }) => due.length > 0 && !later);
  const bare = destination.kind === 'page' && destination.entry.chrome === 'none';
  return (
    <>
      {!bare && <Navbar />}
      <MainContent />
      {!bare && <Footer />}
      {!bare && <ScrollToTop />}
      {!bare && testsToTell && <RunningTestBar />}
      {/* Waits while a test runs. */}
      {!bare && !testsToTell && agreementsDue && <AgreementStrip />}
    </>
  );
}

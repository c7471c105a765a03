export { counted } from '@api/contract/counted';
export { ApiError, isApiError, messageOf } from './api-error.ts';
export { useApi, useApiMutation, useRefresh } from './api-hooks.ts';
export { guestsOnly, membersOnly } from './by-session.ts';
export { lastPageInstead, useCorrectedAddress, withoutRefused } from './corrected-address.ts';
export type { KnownAnswer } from './data-cache.ts';
export { defineModule } from './define-module.tsx';
export { hasWaiting, noteWaiting } from './drafts/stored-value.ts';
export { readDraft, storeDraft, useDraft } from './drafts/text-draft.ts';
export {
  HOST_VERSION,
  type Host,
  type ModalName,
  type ModalOptions,
  type RequestApi,
  type Session,
  type Toast,
} from './host.ts';
export { useHost, usePageHead, useSession, useSite } from './host-context.tsx';
export type { ExposedModule } from './module-lifecycles.tsx';
export { onDemand } from './on-demand.tsx';
export type { PageHead } from './page-head.ts';
export { pageOnDemand } from './page-on-demand.tsx';
export { Redirect, useRedirect } from './redirect.tsx';
export { useIsHydrating } from './server-rendering.ts';
export { dialogInView, isKeyboardInUse, shortcutOf, useShortcutSwitch, useShortcuts } from './shortcuts.ts';
export {
  contactAddress,
  demoClassAddress,
  getInTouchAddress,
  type SiteFacts,
  type SiteLinks,
  trialClassAddress,
} from './site-facts.ts';
export { useErrorDisplay } from './use-error-display.ts';
export { useFocusOnQuestion } from './use-focus-on-question.ts';
export { useSubmission } from './use-submission.ts';

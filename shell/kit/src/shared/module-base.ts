/** Provided by the shell to all modules, with all exports. No per-module state (`page-on-demand.tsx`) here. */
export {
  addressOf,
  ownQuestionAddress,
  PATHS,
  parseAddress,
  pathOf,
  placeIn,
  placeQuery,
  questionAddress,
  questionPlace,
  TOPIC_LEVELS,
  takePaths,
  topicPlace,
} from '../addresses.ts';
export { ApiError, isApiError, messageOf } from '../api-error.ts';
export { useApi, useApiMutation, useRefresh } from '../api-hooks.ts';
export { createDataCache, fillCache, GUEST } from '../data-cache.ts';
export { HostContext, useHost, usePageHead, useSession, useSite } from '../host-context.tsx';
export { ModuleBoundary } from '../module-boundary.tsx';
export { moduleLifecycles } from '../module-lifecycles.tsx';
export { ModuleTree } from '../module-tree.tsx';
export { ServerRenderingContext, useIsHydrating, useServerRendering } from '../server-rendering.ts';
export { PageStyles } from '../style-nonce.tsx';

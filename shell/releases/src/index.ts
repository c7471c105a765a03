export type { BucketPlace } from './bucket-objects.ts';
export { BucketStore } from './bucket-storage.ts';
export {
  ANY_VISITOR,
  Audience,
  accountMark,
  audienceLabel,
  type Canary,
  Limits,
  STANDARD_LIMITS,
  type Visitor,
  versionFor,
} from './canary.ts';
export { promoteCanary, startCanary, withdrawCanary } from './canary-releases.ts';
export { type Deployed, deploy, reasonToSkip } from './deploying.ts';
export { describeBuild } from './describe-build.ts';
export { MODULE_NAME, type ModuleDescription, parseDescription, ReleaseFault, VERSION } from './description.ts';
export { integrityOf } from './files.ts';
export { FolderStore } from './folder-storage.ts';
export { grantPrefix, ownedPrefixes, revokePrefix } from './granting.ts';
export { type Federation, MANIFEST, readManifest } from './manifest.ts';
export { type ModuleState, moduleState } from './module-state.ts';
export { bucketFaults, openStore, originOf, releasesBucket, releasesDir } from './place.ts';
export { type Change, isPublic, type Live, type Origin, type Release, wentLive } from './release.ts';
export type { ReleaseStore } from './release-store.ts';
export { goLive, release } from './releasing.ts';
export { type RolledBack, rollback } from './rollback.ts';
export { overBudget } from './rules.ts';
export { type CallFields, readServedCalls } from './served-calls.ts';
export { type Circumstances, SHELL } from './surroundings.ts';
export {
  createToken,
  listTokens,
  MOST_TOKEN_DAYS,
  noteUse,
  type ReleaseToken,
  readToken,
  revokeToken,
  TOKEN_DAYS,
} from './tokens.ts';

import { createAddresses, type NamedPaths } from '@api/contract/addresses';

/** The paths in the registry; empty under an older shell and on the server. */
let live: NamedPaths = {};

/** Takes the paths from the open page's registry: a page may have moved since this module was built. */
export function takePaths(paths: NamedPaths | undefined): void {
  live = paths ?? {};
}

/** Addresses of the site's pages, by name. Call them while rendering or in handlers: at import time the registry is not known. */
export const { addressOf, questionAddress, ownQuestionAddress, parseAddress } = createAddresses(() => live);
export {
  type AddressName,
  type NamedAddress,
  type NamedPaths,
  PATHS,
  type PlacedQuestion,
  pathOf,
  placeIn,
  placeQuery,
  questionPlace,
  TOPIC_LEVELS,
  type TopicPlace,
  topicPlace,
} from '@api/contract/addresses';

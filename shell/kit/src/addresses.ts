import { createAddresses, type NamedPaths } from '@api/contract/addresses';

/** What the registry says of the site's pages by now; nothing under a shell of yesterday, and where the gateway draws a page. */
let live: NamedPaths = {};

/** Takes the paths of the page's registry: a page may have moved since the module that links to it was built. */
export function takePaths(paths: NamedPaths | undefined): void {
  live = paths ?? {};
}

/**
 * Addresses of the site's pages, of this module and of others, by name. To be called when something is drawn or done: what stands
 * at the top of a file is computed before the registry is known.
 */
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

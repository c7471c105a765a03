import { lastPageInstead, useCorrectedAddress, withoutRefused } from '@shell/kit';
import { useSearchParams } from 'react-router-dom';

/** The lists respond 404 for one reason alone: an unknown subject. */
const MEANT = { not_found: ['subject'] };

/**
 * Corrects an address with an unknown filter or page of a list. Returns whether the address is about to change: until
 * then the list is still loading.
 */
export function useCorrectedListAddress(list: {
  data: { page: number; pageSize: number; totalCount: number } | undefined;
  error: Error | null;
}): boolean {
  const [search] = useSearchParams();
  return useCorrectedAddress(withoutRefused(search, list.error, MEANT) ?? lastPageInstead(search, list.data));
}

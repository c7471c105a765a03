import { lastPageInstead, useCorrectedAddress, withoutRefused } from '@shell/kit';
import { useSearchParams } from 'react-router-dom';

/** The lists answer 404 for one thing alone: a subject that there is not. */
const MEANT = { not_found: ['subject'] };

/**
 * Corrects an address that asks a list for a filter or page that does not exist. Answers whether the address is about to change: until then
 * the list is still loading.
 */
export function useCorrectedListAddress(list: {
  data: { page: number; pageSize: number; totalCount: number } | undefined;
  error: Error | null;
}): boolean {
  const [search] = useSearchParams();
  return useCorrectedAddress(withoutRefused(search, list.error, MEANT) ?? lastPageInstead(search, list.data));
}

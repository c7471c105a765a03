import { lastPageInstead, useMendedAddress, withoutRefused } from '@shell/kit';
import { useSearchParams } from 'react-router-dom';

/** The lists answer 404 for one thing alone: a subject that there is not. */
const MEANT = { not_found: ['subject'] };

/**
 * Mends an address that asks a list for what there is not. Answers whether it is about to change: until then the list is still
 * loading.
 */
export function useMendedList(list: {
  data: { page: number; pageSize: number; totalCount: number } | undefined;
  error: Error | null;
}): boolean {
  const [search] = useSearchParams();
  return useMendedAddress(withoutRefused(search, list.error, MEANT) ?? lastPageInstead(search, list.data));
}

import { useApi } from '@shell/kit';
import type { TimeChoice } from './TimeChoice.tsx';

/** The time that somebody has set in their account for every test; undefined until it is known. Without an answer it is the test's own. */
export function useUsualTime(): TimeChoice | undefined {
  const settings = useApi('GET /api/tests/time-settings');
  if (settings.isPending) return undefined;
  if (!settings.data) return '0';
  return settings.data.untimed ? 'untimed' : (String(settings.data.extra_time) as TimeChoice);
}

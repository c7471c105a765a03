import type { StudyMails } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { ownTimeZone, Sheet, Skeleton, Switch, token } from 'design-system';

const card = css({ display: 'grid', gap: token.space[3] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const lead = css({ margin: 0, color: token.color.ink2 });

/** Regular mails, none until chosen, each saved at a press. */
export function StudyMailsSheet() {
  const host = useHost();
  const chosen = useApi('GET /api/study-mails');
  const save = useApiMutation('PUT /api/study-mails', { invalidates: ['GET /api/study-mails'] });
  const shown = save.isPending ? save.variables.body : chosen.data;
  const change = async (changes: Partial<StudyMails>) => {
    if (!chosen.data) return;
    const time_zone = ownTimeZone();
    try {
      await save.mutateAsync({ body: { ...chosen.data, ...changes, ...(time_zone !== undefined && { time_zone }) } });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  // An older API has no such call.
  if (isApiError(chosen.error) && chosen.error.status === 404) return null;
  return (
    <Sheet css={card}>
      <h2 css={heading}>Emails</h2>
      <p css={lead}>Off until you turn them on. Each has a link to unsubscribe.</p>
      {chosen.isLoadingError ? (
        <LoadFailed title="Your emails did not load" answer={chosen} />
      ) : shown ? (
        <>
          <Switch
            label="Remind me of today’s questions"
            help="In the afternoon, on days when you haven’t practised yet."
            checked={shown.reminder}
            onCheckedChange={(reminder) => void change({ reminder })}
          />
          <Switch
            label="Send me a weekly summary"
            help="On Monday mornings, after a week with practice."
            checked={shown.weekly_summary}
            onCheckedChange={(weekly_summary) => void change({ weekly_summary })}
          />
        </>
      ) : (
        <Skeleton shape="block" height={`calc(2 * ${token.size.control} + ${token.space[8]})`} />
      )}
    </Sheet>
  );
}

import type { PracticeSettings } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Sheet, Skeleton, Switch, token } from 'design-system';

const card = css({ display: 'grid', gap: token.space[3] });
const heading = css({ fontFamily: token.font.serif, fontSize: token.text.heading2 });

/** How practice treats what was answered. Nothing where the API does not say. */
export function PracticeSheet() {
  const host = useHost();
  const settings = useApi('GET /api/practice/settings');
  const save = useApiMutation('PUT /api/practice/settings', { invalidates: ['GET /api/practice/settings'] });
  if (settings.isPending) return <Skeleton shape="block" height="8rem" />;
  if (!settings.data) return null;
  const change = async (body: PracticeSettings) => {
    try {
      await save.mutateAsync({ body });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  // What was just chosen shows at once; where it could not be stored, what stands on the server shows again.
  const shown = save.isPending ? save.variables.body : settings.data;
  return (
    <Sheet css={card}>
      <h2 css={heading}>Practice</h2>
      <Switch
        label="Mark a question as completed once all of it is answered"
        help="The tick stays yours: you can set it and take it away at every question."
        checked={shown.complete_answered}
        onCheckedChange={(complete_answered) => void change({ complete_answered })}
      />
    </Sheet>
  );
}

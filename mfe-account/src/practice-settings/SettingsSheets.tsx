import type { ExtraTime, PracticeSettings, TimeSettings } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { RadioGroup, Sheet, Skeleton, Switch, token } from 'design-system';

const card = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const lead = css({ margin: 0, color: token.color.ink2 });

const CHOICES = ['0', '10', '25', '50', 'untimed'] as const;
type Choice = (typeof CHOICES)[number];

const choiceOf = ({ extra_time, untimed }: TimeSettings): Choice => (untimed ? 'untimed' : (String(extra_time) as Choice));
const settingsOf = (choice: Choice): TimeSettings =>
  choice === 'untimed' ? { extra_time: 0, untimed: true } : { extra_time: Number(choice) as ExtraTime, untimed: false };

const HELP: Readonly<Record<Choice, string>> = {
  '0': 'As the test says',
  '10': '66 min an hour',
  '25': '75 min an hour',
  '50': '90 min an hour',
  untimed: 'No clock',
};

/** Time in tests, saved at a press, for tests that start from then on. */
export function TimeInTestsSheet() {
  const host = useHost();
  const settings = useApi('GET /api/tests/time-settings');
  const store = useApiMutation('PUT /api/tests/time-settings', { invalidates: ['GET /api/tests/time-settings'] });
  const choose = async (choice: Choice) => {
    try {
      await store.mutateAsync({ body: settingsOf(choice) });
      host.notify({ tone: 'success', text: 'Time in tests saved.' });
    } catch (error) {
      host.notify({ tone: 'error', text: `Couldn’t save your time in tests. ${messageOf(error)}` });
    }
  };
  // Shows the new choice while saving, and the stored one if that fails.
  const shown = store.isPending && store.variables ? store.variables.body : settings.data;
  return (
    <Sheet css={card}>
      <h2 css={heading}>Time in tests</h2>
      <p css={lead}>
        If you get extra time in exams, set it here once. Every test and mock paper then starts with it, and you can still change
        it before you start. Only you can see this.
      </p>
      {settings.isLoadingError ? (
        <LoadFailed title="Your time in tests did not load" answer={settings} />
      ) : shown ? (
        <RadioGroup
          variant="cards"
          legend="Extra time"
          value={choiceOf(shown)}
          onValueChange={(choice) => void choose(choice)}
          options={CHOICES.map((value) => ({
            value,
            label: value === '0' ? 'Standard' : value === 'untimed' ? 'Untimed' : `+${value}%`,
            help: HELP[value],
            disabled: store.isPending,
          }))}
        />
      ) : (
        <Skeleton shape="block" height={`calc(2 * ${token.size.control} + ${token.space[8]})`} />
      )}
    </Sheet>
  );
}

const practiceCard = css({ display: 'grid', gap: token.space[3] });

/** How practice treats answers. Nothing under an older API. */
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
  // Shows the new choice at once, and the stored one if saving fails.
  const shown = save.isPending ? save.variables.body : settings.data;
  return (
    <Sheet css={practiceCard}>
      <h2 css={heading}>Practice</h2>
      <Switch
        label="Mark a question as completed once all of it is answered"
        help="You can still tick or untick each question yourself."
        checked={shown.complete_answered}
        onCheckedChange={(complete_answered) => void change({ complete_answered })}
      />
    </Sheet>
  );
}

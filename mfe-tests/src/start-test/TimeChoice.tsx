import type { ExtraTime, RequestOf } from '@api/contract';
import { useApi } from '@shell/kit';
import { RadioGroup } from 'design-system';

/** Extra per cent, or untimed. */
export const TIME_CHOICES = ['0', '10', '25', '50', 'untimed'] as const;
export type TimeChoice = (typeof TIME_CHOICES)[number];

interface TimeChoiceFieldProps {
  /** The test's own, in minutes. */
  duration: number;
  value: TimeChoice;
  onValueChange: (choice: TimeChoice) => void;
}

/** Standard, extra time, or untimed. */
export function TimeChoiceField({ duration, value, onValueChange }: TimeChoiceFieldProps) {
  return (
    <RadioGroup
      legend="Time"
      variant="cards"
      value={value}
      onValueChange={onValueChange}
      options={TIME_CHOICES.map((choice) => ({
        value: choice,
        label: choice === '0' ? 'Standard' : choice === 'untimed' ? 'Untimed' : `+${choice}%`,
        help: choice === 'untimed' ? 'No clock' : minutesInWords(duration, choice),
      }))}
    />
  );
}

export function startBody(choice: TimeChoice): NonNullable<RequestOf<'POST /api/test/:slug/start'>['body']> {
  return choice === 'untimed' ? { untimed: true } : { extra_time: Number(choice) as ExtraTime };
}

/** "60 minutes", "37 min 30 s". */
export function minutesInWords(minutes: number, choice: TimeChoice): string {
  if (choice === 'untimed') return 'As long as you need';
  const seconds = (minutes * 60 * (100 + Number(choice))) / 100;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} minutes` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** History state of an intro: rules read, time chosen. */
export const confirmedTime = (time: TimeChoice) => ({ confirmedTime: time });

/** From `confirmedTime`; undefined for other intros, which show the rules. */
export function readConfirmedTime(state: unknown): TimeChoice | undefined {
  if (typeof state !== 'object' || state === null || !('confirmedTime' in state)) return undefined;
  return TIME_CHOICES.find((choice) => choice === state.confirmedTime);
}

/** From the learner's settings; undefined while loading, the default on failure. */
export function useUsualTime(): TimeChoice | undefined {
  const settings = useApi('GET /api/tests/time-settings');
  if (settings.isPending) return undefined;
  if (!settings.data) return '0';
  return settings.data.untimed ? 'untimed' : (String(settings.data.extra_time) as TimeChoice);
}

import { LONGEST_ASSIGNMENT_WORDS, LONGEST_TEST_MINUTES, MOST_ASSIGNMENT_WEIGHT, MOST_TRIES } from '@api/contract/limits';
import { Checkbox, NumberField, Select, TextArea, TextField } from 'design-system';
import { issueAt } from '../issue-at.ts';
import type { WorkDraft } from './work-draft.ts';

interface MoreSettingsProps {
  draft: WorkDraft;
  onChange: (change: Partial<WorkDraft>) => void;
  error: unknown;
  /** Work has begun, so its minutes are fixed. */
  begun: boolean;
}

/** Settings that most assignments leave unchanged. */
export function MoreSettings({ draft, onChange, error, begun }: MoreSettingsProps) {
  const test = draft.kind !== 'reading';
  return (
    <>
      <TextArea
        label="Note for learners (optional)"
        value={draft.words}
        maxLength={LONGEST_ASSIGNMENT_WORDS}
        error={issueAt(error, 'words')}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <TextField
        label="Opens"
        type="datetime-local"
        help="Leave empty to open it at once."
        value={draft.opens}
        error={issueAt(error, 'opens_at')}
        onChange={({ target }) => onChange({ opens: target.value })}
      />
      <Checkbox
        label="Accept late work"
        help="It’s marked as late."
        checked={draft.late_allowed}
        onCheckedChange={(late_allowed) => onChange({ late_allowed })}
      />
      {draft.late_allowed && (
        <TextField
          label="Closes"
          type="datetime-local"
          help="Leave empty to accept late work without end."
          value={draft.closes}
          error={issueAt(error, 'closes_at')}
          onChange={({ target }) => onChange({ closes: target.value })}
        />
      )}
      {test && (
        <>
          <NumberField
            label="Time limit in minutes"
            help={
              draft.kind === 'mock_paper'
                ? 'Leave empty for the paper’s own time.'
                : 'Leave empty for no clock. Extra time is added to it.'
            }
            value={draft.minutes}
            max={LONGEST_TEST_MINUTES}
            disabled={begun}
            error={issueAt(error, 'minutes')}
            onValueChange={(minutes) => onChange({ minutes })}
          />
          <NumberField
            label="Tries"
            help="The best one counts."
            value={draft.tries}
            max={MOST_TRIES}
            error={issueAt(error, 'tries')}
            onValueChange={(tries) => onChange({ tries })}
          />
          <Select
            label="Learners see the solutions"
            value={draft.solutions}
            options={[
              { value: 'handed_in', label: 'After they hand in' },
              { value: 'after_due', label: 'After the due date' },
              { value: 'at_once', label: 'While they work' },
            ]}
            onValueChange={(solutions) => onChange({ solutions })}
          />
        </>
      )}
      <Checkbox
        label="Counts towards the gradebook’s total"
        checked={draft.counts}
        onCheckedChange={(counts) => onChange({ counts })}
      />
      {draft.counts && (
        <NumberField
          label="Weight"
          help="2 counts twice as much as 1."
          value={draft.weight}
          max={MOST_ASSIGNMENT_WEIGHT}
          error={issueAt(error, 'weight')}
          onValueChange={(weight) => onChange({ weight })}
        />
      )}
    </>
  );
}

import type { ClassDetail, RosterClass } from '@api/contract';
import { counted, messageOf, useApiMutation } from '@shell/kit';
import { Banner, Button, Select } from 'design-system';
import { type ChangeEvent, useRef, useState } from 'react';
import { ownWidth } from '../layoutStyles.ts';

interface ListFileProps {
  of: ClassDetail;
  /** Takes the teachers of a roster's class rather than its learners. */
  toTeach: boolean;
  onList(list: string): void;
}

const isRoster = ({ name, type }: File) => type.includes('zip') || name.toLowerCase().endsWith('.zip');

/** Reads addresses from a CSV file, or from the class of a OneRoster archive that the teacher chooses. */
export function ListFile({ of, toTeach, onList }: ListFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const roster = useApiMutation('POST /api/classes/:id/roster');
  const classes = roster.data?.classes ?? [];
  const take = (found: RosterClass) => {
    setChosen(found.sourced_id);
    onList((toTeach ? found.teachers : found.learners).join('\n'));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setChosen('');
    roster.reset();
    if (!isRoster(file)) return onList(await file.text());
    const body = new FormData();
    body.append('roster', file);
    roster.mutate(
      { params: { id: String(of.id) }, body },
      { onSuccess: ({ classes: [first, second] }) => first && !second && take(first) },
    );
  };
  const one = classes.find(({ sourced_id }) => sourced_id === chosen);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.zip,text/csv,text/plain,application/zip"
        aria-label="CSV file or roster"
        onChange={(event) => void open(event)}
      />
      <Button css={ownWidth} size="small" loading={roster.isPending} onClick={() => input.current?.click()}>
        Open a CSV file or OneRoster archive
      </Button>
      {roster.isError && (
        <Banner tone="error" title="The file can’t be read">
          {messageOf(roster.error)}
        </Banner>
      )}
      {roster.isSuccess && classes.length === 0 && <Banner tone="warning">Nobody is enrolled in a class of this roster.</Banner>}
      {classes.length > 1 && (
        <Select
          label="Class in the roster"
          placeholder="Choose a class"
          value={chosen}
          options={classes.map(({ sourced_id, title }) => ({ value: sourced_id, label: title }))}
          onValueChange={(id) => {
            const found = classes.find(({ sourced_id }) => sourced_id === id);
            if (found) take(found);
          }}
        />
      )}
      {one && one.without_email > 0 && (
        <Banner tone="warning">
          Without an e-mail address in the roster: {counted(one.without_email, 'member')} of {one.title}. Give them the class
          code.
        </Banner>
      )}
    </>
  );
}

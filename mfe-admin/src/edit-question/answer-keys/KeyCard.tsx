import {
  LONGEST_ANSWER,
  LONGEST_KEY_LABEL,
  LONGEST_VARIABLE,
  MOST_MARKS,
  MOST_VARIABLES,
  MOST_WEIGHT,
  typedLength,
} from '@api/contract/limits';
import { css } from '@emotion/react';
import { Checkbox, IconButton, media, Select, type SelectOption, TextField, token } from 'design-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFormContext } from 'react-hook-form';
import { small, stack } from '../../staff-area/styles.ts';
import { Columns } from '../Section.tsx';
import { faultAt, KeyRows } from './KeyRows.tsx';
import { KindFields } from './KindFields.tsx';
import type { KeyDraft } from './key-draft.ts';
import { KIND_WORDS, partName } from './key-labels.ts';
import type { KeyedValues } from './question-keys.ts';
import { TryKey } from './TryKey.tsx';

const card = css({
  display: 'grid',
  gap: token.space[4],
  margin: 0,
  padding: token.space[4],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  minInlineSize: 0,
  '& > *': { minInlineSize: 0 },
  [media.phone]: { padding: token.space[3] },
});
const title = css({ paddingInline: token.space[2], fontSize: token.text.control, fontWeight: token.weight.medium });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: token.space[3] });
const chosen = css({ flex: '1 1 10rem' });
const controls = css({ display: 'flex', marginInlineStart: 'auto' });

const KINDS = Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }));

interface KeyCardProps {
  index: number;
  draft: KeyDraft;
  parts: readonly string[];
  /** Index within its part, and how many keys that has. */
  place: number;
  count: number;
  earlier: readonly SelectOption[];
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A key: its kind, its fields, and a field to try answers. */
export function KeyCard({ index, draft, parts, place, count, earlier, onMove, onRemove }: KeyCardProps) {
  const { register, formState, clearErrors } = useFormContext<KeyedValues>();
  const path = `answer_keys.${index}` as const;
  const fault = (field: string) => faultAt(formState.errors, `${path}.${field}`);
  const name = count > 1 ? `Key ${place + 1} of ${partName(draft.part)}` : `Key of ${partName(draft.part)}`;
  const named = parts.includes(draft.part) ? parts : [...parts, draft.part];
  return (
    <fieldset css={card}>
      <legend css={title}>{name}</legend>
      <div css={head}>
        <Select
          {...register(`${path}.kind`, { onChange: () => clearErrors(path) })}
          css={chosen}
          label="Kind"
          options={KINDS}
          error={fault('kind')}
        />
        {(named.length > 1 || fault('part')) && (
          <Select
            {...register(`${path}.part`)}
            css={chosen}
            label="Belongs to"
            options={named.map((part) => ({ value: part, label: partName(part) }))}
            error={fault('part')}
          />
        )}
        <div css={controls}>
          {count > 1 && (
            <>
              <IconButton label={`Move up: ${name}`} icon={<ArrowUp />} disabled={place === 0} onClick={() => onMove(-1)} />
              <IconButton
                label={`Move down: ${name}`}
                icon={<ArrowDown />}
                disabled={place === count - 1}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <IconButton label={`Remove: ${name}`} icon={<Trash2 />} onClick={onRemove} />
        </div>
      </div>
      {(count > 1 || draft.label !== '' || draft.weight !== '') && (
        <Columns>
          <TextField
            {...register(`${path}.label`)}
            label="Label"
            help="Stands before the field."
            placeholder="$x =$"
            maxLength={LONGEST_KEY_LABEL}
            error={fault('label')}
          />
          <TextField
            {...register(`${path}.weight`)}
            label="Weight"
            help="Among the fields of its part."
            placeholder="1"
            inputMode="numeric"
            maxLength={typedLength(MOST_WEIGHT)}
            error={fault('weight')}
          />
        </Columns>
      )}
      {(count > 1 || draft.any_order) && (
        <Checkbox
          {...register(`${path}.any_order`)}
          label="In any order with the other fields that say so"
          error={fault('any_order')}
        />
      )}
      <KindFields index={index} kind={draft.kind} />
      {draft.kind === 'number' && (earlier.length > 0 || draft.follow_from.length > 0) && (
        <FollowFields index={index} earlier={earlier} count={draft.follow_from.length} />
      )}
      {draft.kind !== 'compare' && (
        <TextField
          {...register(`${path}.marks`)}
          css={chosen}
          label="Marks for the answer alone"
          help="Leave empty if a right answer earns all marks of its part. The others are for working, reasons and words."
          inputMode="numeric"
          maxLength={typedLength(MOST_MARKS)}
          errorRoom
          error={fault('marks')}
        />
      )}
      {draft.kind === 'compare' ? (
        <p css={small}>Learners compare their answer with the solution and mark it along the mark scheme.</p>
      ) : (
        <TryKey draft={draft} name={name} />
      )}
    </fieldset>
  );
}

interface FollowFieldsProps {
  index: number;
  earlier: readonly SelectOption[];
  count: number;
}

/** Follow-through: the earlier answers and formula of a number. */
function FollowFields({ index, earlier, count }: FollowFieldsProps) {
  const { register, formState } = useFormContext<KeyedValues>();
  const path = `answer_keys.${index}` as const;
  return (
    <div css={stack[3]}>
      <KeyRows
        path={`${path}.follow_from`}
        legend="Follows from"
        row="earlier answer"
        empty={{ letter: '', field: earlier.at(-1)?.value ?? '' }}
        most={MOST_VARIABLES}
        fields={[
          { name: 'field', label: 'Earlier answer', is: earlier, wide: true },
          { name: 'letter', label: 'Letter for it', placeholder: 'r', maxLength: LONGEST_VARIABLE },
        ]}
      />
      {count > 0 && (
        <TextField
          {...register(`${path}.follow_value`)}
          label="Answer that follows"
          help="In these letters. An answer that follows from a wrong one earns the same marks."
          placeholder="pi r^2"
          maxLength={LONGEST_ANSWER}
          autoComplete="off"
          errorRoom
          error={faultAt(formState.errors, `${path}.follow_value`)}
        />
      )}
    </div>
  );
}

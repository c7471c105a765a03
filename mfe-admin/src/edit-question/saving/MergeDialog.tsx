import type { EditableQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { Banner, ConflictDialog, media, RadioGroup, token } from 'design-system';
import { useState } from 'react';
import { wordDifference } from '../../staff-area/editor/word-difference.ts';
import { momentOf } from '../../staff-area/formats.ts';
import { stack } from '../../staff-area/styles.ts';
import { FIELD_LABELS, type FieldName, mergeEdits, pick } from '../form/differences.ts';
import { type QuestionValues, valuesOf } from '../form/question-values.ts';
import { type Names, readable } from '../form/readable.ts';

const text = css({
  display: 'block',
  maxBlockSize: '10rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: token.font.mono,
  fontSize: token.text.small,
  '& mark': { background: token.color.highlighter, color: token.color.ink, borderRadius: token.radius.control },
});
/** Texts need a phone's width. */
const sides = css({ [media.phone]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } } });
const quiet = css({ color: token.color.ink2, fontSize: token.text.control });

interface MergeDialogProps {
  /** The newer state may be the reader's own, from another window. */
  userId: number | undefined;
  base: EditableQuestion;
  mine: QuestionValues;
  newer: EditableQuestion;
  names: Names;
  /** Continues from the newer state with these values. */
  onMerged: (values: QuestionValues) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Merges two edits; asks about fields that both changed. Nothing is stored until the next save. */
export function MergeDialog({ userId, base, mine, newer, names, onMerged, onTakeTheirs, onClose }: MergeDialogProps) {
  const theirs = valuesOf(newer);
  const { values, taken, conflicts } = mergeEdits(valuesOf(base), mine, theirs);
  const [choices, setChoices] = useState<Partial<Record<FieldName, 'mine' | 'theirs'>>>({});
  const open = conflicts.filter((name) => choices[name] === undefined).length;
  const own = newer.edited_by !== null && newer.edited_by.id === userId;
  const them = own ? 'The other window' : (newer.edited_by?.name ?? 'The other');
  const merged = () =>
    pick(
      values,
      theirs,
      conflicts.filter((name) => choices[name] === 'theirs'),
    );
  return (
    <ConflictDialog
      onPutOff={onClose}
      title={own ? 'This question was saved in another window' : 'A colleague has saved this question'}
      description={`${whoSaved(newer, userId)} Nothing of yours is lost.`}
      mine={{ label: 'Merge', disabled: open > 0, onChoose: () => onMerged(merged()) }}
      theirs={{
        label: 'Drop my changes',
        onChoose: onTakeTheirs,
        warning: {
          title: 'Drop your changes?',
          description: `The form shows what ${own ? 'the other window' : them} has saved; yours are gone.`,
        },
      }}
    >
      <div css={stack[5]}>
        {taken.length > 0 && (
          <p css={quiet}>
            {them} alone changed: {taken.map((name) => FIELD_LABELS[name]).join(', ')}. Their change is kept.
          </p>
        )}
        {conflicts.length === 0 && <Banner tone="success">Your changes and theirs do not touch each other.</Banner>}
        {conflicts.map((name) => (
          <RadioGroup
            key={name}
            variant="cards"
            css={sides}
            legend={`${FIELD_LABELS[name]}: which stays?`}
            value={choices[name] ?? null}
            onValueChange={(choice) => setChoices({ ...choices, [name]: choice })}
            options={[
              {
                value: 'mine',
                label: 'Yours',
                help: <Value of={readable(name, mine[name], names)} against={readable(name, theirs[name], names)} />,
              },
              {
                value: 'theirs',
                label: them,
                help: <Value of={readable(name, theirs[name], names)} against={readable(name, mine[name], names)} />,
              },
            ]}
          />
        ))}
      </div>
    </ConflictDialog>
  );
}

/** Differences of a text, with long common stretches left out. */
function Value({ of, against }: { of: string; against: string }) {
  const runs = wordDifference(against, of).filter(({ kind }) => kind !== 'gone');
  if (runs.length === 0) return <span css={text}>Nothing</span>;
  return (
    <span css={text}>
      {runs.map(({ kind, text: words }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'new') return <mark key={key}>{words}</mark>;
        return <span key={key}>{shortened(words, index === 0, index === runs.length - 1)}</span>;
      })}
    </span>
  );
}

const BESIDE = 60;

function shortened(words: string, first: boolean, last: boolean): string {
  if (words.length <= 3 * BESIDE || (first && last)) return words;
  return `${first ? '' : words.slice(0, BESIDE)} … ${last ? '' : words.slice(-BESIDE)}`;
}

/** `Other Staff has saved this question since you opened it, on 21 Nov, 14:05.` */
export function whoSaved({ edited_by, deleted_at, updated_at }: EditableQuestion, userId: number | undefined): string {
  const done = deleted_at === null ? 'saved' : 'deleted';
  const who =
    edited_by !== null && edited_by.id === userId
      ? `You have ${done} this question in another window`
      : `${edited_by?.name ?? 'A colleague'} has ${done} this question`;
  return `${who} since you opened it, on ${momentOf(updated_at)}.`;
}

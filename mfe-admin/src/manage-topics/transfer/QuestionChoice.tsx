import type { TransferPreview } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Badge, Checkbox, Sheet, token } from 'design-system';
import { list, row } from './use-transfer.ts';

const head = css({ position: 'sticky', insetBlockStart: 0, zIndex: 1, background: token.color.surface });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1], justifyContent: 'end' });
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });
const scroll = css({ maxBlockSize: '60dvh', overflowY: 'auto' });

interface QuestionChoiceProps extends Pick<TransferPreview, 'questions' | 'totalCount'> {
  left: ReadonlySet<number>;
  onLeaveOut: (ids: Iterable<number>) => void;
}

/** A topic's questions, all selected at first. If there are more than listed, all are moved. */
export function QuestionChoice({ questions, totalCount, left, onLeaveOut }: QuestionChoiceProps) {
  const count = totalCount - left.size;
  const isCut = totalCount > questions.length;
  return (
    <Sheet padding="none" css={scroll}>
      <div css={[row, head]}>
        <Checkbox
          label={<strong>{counted(count, 'question')} chosen</strong>}
          checked={left.size === 0}
          indeterminate={left.size > 0 && count > 0}
          disabled={isCut}
          onCheckedChange={(all) => onLeaveOut(all ? [] : questions.map(({ id }) => id))}
        />
        {isCut && <span css={quiet}>The first {questions.length} are listed; all are transferred.</span>}
      </div>
      <ul css={list}>
        {questions.map(({ id, question_number, excerpt, difficulty, state, leaves_other_level }) => (
          <li key={id} css={row}>
            <Checkbox
              label={`${question_number}. ${excerpt}`}
              checked={!left.has(id)}
              disabled={isCut}
              onCheckedChange={(on) => onLeaveOut(on ? [...left].filter((each) => each !== id) : [...left, id])}
            />
            <span css={badges}>
              {state !== 'visible' && <Badge tone={state === 'deleted' ? 'danger' : 'neutral'}>{state}</Badge>}
              {leaves_other_level && <Badge tone="warning">leaves the other level</Badge>}
              <Badge>{difficulty}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

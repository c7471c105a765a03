import type { AnswerPart, OptionKey, Question } from '@api/contract';
import { css } from '@emotion/react';
import { Button, media, partLabel, token } from 'design-system';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { OptionList } from '../show-question/OptionList.tsx';
import { type AnswerBook, useBook } from './answer-book.ts';
import { AnswerField } from './fields/AnswerField.tsx';
import { askedFor } from './fields/answer-format.ts';

const box = css({
  display: 'grid',
  gap: token.space[2],
  paddingBlockStart: token.space[1],
  '@media (scripting: none)': { display: 'none' },
});
const row = css({ display: 'flex', alignItems: 'center', gap: token.space[3] });
const wraps = css({ flexWrap: 'wrap' });
/** Buttons beside a focused or unjudged field; their space is reserved. */
const check = css({ visibility: 'hidden', '*:focus-within > &': { visibility: 'visible' } });
const inSight = css({ visibility: 'visible' });
/** As high as the verdict, to avoid layout shift. */
const line = css({
  display: 'flex',
  gap: token.space[2],
  minBlockSize: `calc(2 * ${token.leading.body} * ${token.text.small})`,
  color: token.color.ink3,
  fontFamily: token.font.sans,
  fontSize: token.text.small,
  lineHeight: token.leading.body,
  fontWeight: token.weight.medium,
  '& svg': { flex: 'none', inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
});
const ofSeveral = css({ [media.narrowSheet]: { minBlockSize: `calc(4 * ${token.leading.body} * ${token.text.small})` } });
const tones = {
  right: css({ color: token.color.easy }),
  near: css({ color: token.color.medium }),
  wrong: css({ color: token.color.redPen }),
  calm: css({ color: token.color.ink2 }),
};

interface PartAnswerProps {
  book: AnswerBook;
  part: AnswerPart;
  /** Of multiple choice; the right one once it may be shown. */
  options?: Question['options'];
  correct?: Question['options'][number]['key'] | null;
}

/** A part: its fields, Check, and the verdict. */
export function PartAnswer({ book, part: { part, fields }, options = [], correct = null }: PartAnswerProps) {
  useBook(book);
  const lineId = useId();
  const verdict = useRef<HTMLDivElement>(null);
  const { typed, said, busy, settled } = book.part(part);
  const words = said?.words;
  // Scrolls clear of bars and the on-screen keyboard.
  useEffect(() => {
    if (words) verdict.current?.scrollIntoView?.({ block: 'nearest' });
  }, [words]);
  const compared = fields.every(({ kind }) => kind === 'compare');
  const isTyped = typed.some((text) => text.trim() !== '');
  const name = `Your answer${part && ` to ${partLabel(part)}`}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const several = event.target instanceof HTMLTextAreaElement;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (several && !event.ctrlKey && !event.metaKey)) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    void book.check(part);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would be sent by Enter before its script is there, and what is typed with it lost.
    <div
      role="group"
      aria-label={name}
      css={box}
      onKeyDown={onKeyDown}
      onPointerEnter={() => book.begin()}
      onFocus={() => {
        book.begin();
        book.change({ part, focused: true });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) book.change({ focused: false });
      }}
    >
      <div css={[row, (fields.length > 1 || options.length > 0 || compared) && wraps]}>
        {options.length > 0 ? (
          <OptionChoice book={book} part={part} options={options} correct={correct} describedBy={lineId} />
        ) : (
          fields.map((field, index) => (
            <AnswerField
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a part keep their order.
              key={index}
              field={field}
              name={fields.length > 1 ? `${name}, field ${index + 1} of ${fields.length}` : name}
              describedBy={lineId}
              value={typed[index] ?? ''}
              right={said?.fields?.[index] ?? null}
              onValueChange={(text) => book.type(part, index, text)}
              onEnter={() => void book.check(part)}
            />
          ))
        )}
        <Button
          variant="primary"
          loading={busy}
          css={[check, ((isTyped && !said) || busy) && inSight]}
          onClick={() => void book.check(part)}
        >
          {!compared ? 'Check' : isTyped ? 'Compare' : 'Done on paper'}
        </Button>
      </div>
      <div ref={verdict} role="status" id={lineId} css={[line, fields.length > 1 && ofSeveral, said && tones[said.tone]]}>
        {said?.tone === 'right' && <Check aria-hidden="true" />}
        <span>{said ? said.words : settled ? '' : askedFor(fields)}</span>
      </div>
    </div>
  );
}

const all = css({ flex: '1 1 100%', minInlineSize: 0 });

interface OptionChoiceProps {
  book: AnswerBook;
  part: string;
  options: Question['options'];
  /** Known once the answer is open. */
  correct: OptionKey | null;
  describedBy: string;
}

function OptionChoice({ book, part, options, correct, describedBy }: OptionChoiceProps) {
  const name = useId();
  const chosen = book.part(part).typed[0] ?? null;
  return (
    <div css={all} role="radiogroup" aria-label="Options" aria-describedby={describedBy}>
      <OptionList options={options} correct={correct} choice={{ name, chosen, choose: (key) => book.type(part, 0, key) }} />
    </div>
  );
}

/** Answer fields by part; one for a question without parts. Empty if it cannot be answered. */
export function answersOf(
  book: AnswerBook,
  correct: OptionKey | null = null,
): { parts?: Record<string, ReactNode>; whole: ReactNode } {
  const { answer_parts = [], options } = book.question;
  const [only] = answer_parts;
  if (!only) return { whole: null };
  if (only.part === '')
    return { whole: <PartAnswer key={book.question.id} book={book} part={only} options={options} correct={correct} /> };
  const parts = answer_parts.map((part) => [part.part, <PartAnswer key={book.question.id} book={book} part={part} />] as const);
  return { parts: Object.fromEntries(parts), whole: null };
}

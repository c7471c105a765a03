import type { OptionKey, Question } from '@api/contract';
import { css } from '@emotion/react';
import { media, Typeset, token } from 'design-system';
import Check from 'lucide-react/icons/check';

const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
// Room for fractions, so that opening the answer moves nothing.
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${token.size.label} minmax(0, 1fr)`,
  alignItems: 'baseline',
  marginInline: `calc(-1 * ${token.space[3]})`,
  padding: `${token.space[2]} ${token.space[3]}`,
  borderRadius: token.radius.control,
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  lineHeight: token.leading.question,
  [media.narrowSheet]: { marginInline: `calc(-1 * ${token.space[2]})`, paddingInline: token.space[2] },
});
/** A selectable row; its frame shows selection and focus. */
const choosable = css({
  minBlockSize: token.size.control,
  outline: `1px solid ${token.color.controlLine}`,
  outlineOffset: '-1px',
  background: token.color.surface,
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}`,
  '&:hover': { background: token.color.sunken },
  '&:has(:checked)': { background: token.color.accentSoft, outline: `2px solid ${token.color.accent}` },
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.accent}` },
});
const hidden = css({ position: 'absolute', opacity: 0 });
const right = css({ background: token.color.easySoft, outline: `1px solid ${token.color.easy}` });
/** On the frame's top edge, where no option has text. */
const verdict = css({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${token.space[3]})`,
  insetInlineEnd: token.space[3],
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  paddingInline: token.space[2],
  border: `1px solid ${token.color.easy}`,
  borderRadius: token.radius.full,
  background: token.color.surface,
  color: token.color.easy,
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  fontWeight: token.weight.strong,
  lineHeight: `calc(${token.space[5]} - 2px)`,
  '& svg': { inlineSize: token.space[3], blockSize: token.space[3], strokeWidth: token.stroke.icon },
});

interface OptionListProps {
  options: Question['options'];
  /** Once the answer is open. */
  correct?: OptionKey | null;
  /** Makes it a radio group. */
  choice?: { name: string; chosen: string | null; choose: (key: OptionKey) => void };
}

/** Options; the right one is framed once the answer is open. */
export function OptionList({ options, correct = null, choice }: OptionListProps) {
  return (
    <ol css={list}>
      {options.map(({ key, html }) => {
        const Row = choice ? 'label' : 'div';
        return (
          <li key={key}>
            <Row css={[row, choice && choosable, key === correct && right]}>
              {choice && (
                <input
                  type="radio"
                  css={hidden}
                  name={choice.name}
                  value={key}
                  checked={key === choice.chosen}
                  onChange={() => choice.choose(key)}
                />
              )}
              <span>{key}.</span>
              <Typeset variant="line" html={html} />
              {key === correct && (
                <strong css={verdict}>
                  <Check aria-hidden="true" />
                  Correct answer
                </strong>
              )}
            </Row>
          </li>
        );
      })}
    </ol>
  );
}

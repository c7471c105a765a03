import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';
import { tickStyles } from '../Checkbox/tickStyles.ts';
import { partLabel } from '../QuestionSheet/partLabel.ts';
import { Typeset } from '../Typeset/Typeset.tsx';
import { type CodedLine, MarkCodes } from './MarkCodes.tsx';

export interface MarkLine extends CodedLine {
  marks: number;
  /** `a.ii`; shown where it changes. */
  part?: string;
}

/** Props of MarkScheme; all others go to its list. */
export interface MarkSchemeProps extends Omit<ComponentProps<'ol'>, 'children'> {
  lines: readonly MarkLine[];
  /** Ticked lines; read-only without it. */
  checked?: readonly number[];
  onCheckedChange?: (checked: number[]) => void;
  /** Lines marked automatically, which cannot be changed. */
  settled?: readonly number[];
  /** Content under a line, such as why its marks were lost. */
  under?: (index: number) => ReactNode;
}

const list = css({ display: 'flex', flexDirection: 'column' });
const lineStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: token.space[4],
  minBlockSize: `calc(${token.size.target} + ${token.space[2]})`,
  paddingBlock: token.space[1],
  borderBlockEnd: `1px dashed ${token.color.lineStrong}`,
  fontFamily: token.font.serif,
  fontSize: token.text.lead,
  lineHeight: token.leading.question,
  '@media (pointer: coarse)': { columnGap: token.space[2] },
});
const marked = css({ cursor: 'pointer' });
const partStyles = css({
  'li + li > &': { paddingBlockStart: token.space[4] },
  fontFamily: token.font.serif,
  fontSize: token.text.lead,
  color: token.color.ink2,
});
const codeStyles = css({
  color: token.color.redPen,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.heading,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
const target = css({ display: 'grid', placeItems: 'center', inlineSize: token.size.target, minBlockSize: token.size.target });
const greenTick = css({
  inlineSize: token.space[6],
  blockSize: token.space[6],
  '&:checked': { background: token.color.attemptedSoft, borderColor: token.color.easy, color: token.color.easy },
  '&:hover:not(:disabled)': { borderColor: token.color.easy },
});

/** "A1, 1 mark, marked automatically". */
const describe = (code: string, marks: number, isSettled: boolean) =>
  `${code}, ${marks === 1 ? '1 mark' : `${marks} marks`}${isSettled ? ', marked automatically' : ''}`;

/** A mark scheme with its codes explained; with check boxes for self-marking. */
export function MarkScheme({ lines, checked, onCheckedChange, settled = [], under, ...rest }: MarkSchemeProps) {
  const id = useId();
  const toggle = (toggled: number, on: boolean) =>
    onCheckedChange?.([...lines.keys()].filter((index) => (index === toggled ? on : checked?.includes(index))));
  return (
    <>
      <ol {...rest} css={list}>
        {lines.map((line, index) => {
          const code = line.implied ? `(${line.code})` : line.code;
          const showPart = line.part && line.part !== lines[index - 1]?.part;
          const textId = `${id}-${index}`;
          const Row = checked ? 'label' : 'div';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a scheme keep their order.
            <li key={index}>
              {showPart && <div css={partStyles}>{partLabel(line.part)}</div>}
              <Row css={[lineStyles, checked && !settled.includes(index) && marked]}>
                <Typeset variant="line" id={textId} html={line.html} />
                <span css={codeStyles}>{code}</span>
                {checked && (
                  <span css={target}>
                    <input
                      type="checkbox"
                      aria-labelledby={textId}
                      aria-description={describe(code, line.marks, settled.includes(index))}
                      disabled={settled.includes(index)}
                      checked={checked.includes(index)}
                      onChange={(event) => toggle(index, event.target.checked)}
                      css={[tickStyles, greenTick]}
                    />
                  </span>
                )}
              </Row>
              {under?.(index)}
            </li>
          );
        })}
      </ol>
      <MarkCodes lines={lines} />
    </>
  );
}

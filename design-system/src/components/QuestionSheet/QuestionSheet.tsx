import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { rootElement } from '../../root/elements.ts';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { type Difficulty, DifficultyBadge } from '../DifficultyBadge/DifficultyBadge.tsx';
import { Typeset } from '../Typeset/Typeset.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AnsweredParts } from './AnsweredParts.tsx';

/** Props of QuestionSheet; all others go to its `<article>`. */
export interface QuestionSheetProps extends ComponentProps<'article'> {
  /** In the left margin. */
  number: number | string;
  /** Typeset by the API. */
  html: string;
  difficulty?: Difficulty;
  /** After the difficulty: paper, calculator, topic. */
  meta?: readonly ReactNode[];
  /** Icon buttons at the end of the row. */
  actions?: ReactNode;
  /** Typeset, below the text: how to answer, such as how exactly. */
  info?: string | null;
  /** By part (`a`, `a.ii`; empty: the whole question); shown below the part, or below the text. */
  answers?: Readonly<Record<string, ReactNode>> | undefined;
  /** Below the text, such as multiple-choice options. */
  options?: ReactNode;
  /** Makes the number a link. */
  link?: ReactElement<Record<string, unknown>>;
  headingLevel?: 1 | 2 | 3;
  /** Over the sheet's whole width: hint, answer, mark scheme. */
  children?: ReactNode;
}

const article = css({ container: 'sheet / inline-size', '& + &': { borderBlockStart: `1px solid ${token.color.line}` } });
const grid = css({
  display: 'grid',
  gridTemplateColumns: `minmax(${token.space[8]}, max-content) minmax(0, 1fr)`,
  padding: `${token.space[6]} ${token.space[8]} ${token.space[5]}`,
  [media.narrowSheet]: {
    gridTemplateColumns: `minmax(${token.space[6]}, max-content) minmax(0, 1fr)`,
    padding: `${token.space[5]} ${token.space[4]}`,
  },
});
const numberStyles = css({
  paddingInlineEnd: token.space[2],
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.question,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& a': { position: 'relative', color: 'inherit', textDecoration: 'none' },
  // A larger target than the number.
  '& a::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${token.space[3]})` },
  '& a:hover': { color: token.color.accent, textDecoration: 'underline' },
});
const infoStyles = css({
  gridColumn: 2,
  marginBlockStart: token.space[3],
  fontFamily: token.font.serif,
  fontSize: token.text.body,
  color: token.color.ink2,
});
const optionsStyles = css({ gridColumn: 2, marginBlockStart: token.space[3] });
const footer = css({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space[2]} ${token.space[4]}`,
  marginBlockStart: token.space[3],
});
const metaStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[3]}`,
  fontSize: token.text.small,
  color: token.color.ink3,
});
const actionsStyles = css({
  display: 'flex',
  gap: token.space[1],
  marginInline: `calc(-1 * ${token.space[2]})`,
});
const below = css({ borderBlockStart: `2px solid ${token.color.line}` });

/** A question set like print: number and marks in the margins, and a quiet row of facts and actions. */
export function QuestionSheet({
  number,
  html,
  difficulty,
  meta = [],
  actions,
  info,
  answers,
  options,
  link,
  headingLevel = 2,
  children,
  ...rest
}: QuestionSheetProps) {
  const Heading = `h${headingLevel}` as const;
  const [NumberRoot, own] = rootElement(link, 'span');
  return (
    <article {...rest} css={article}>
      <div css={grid}>
        <Heading css={numberStyles}>
          <NumberRoot {...own}>
            <span css={visuallyHidden}>Question</span>
            {` ${number}.`}
          </NumberRoot>
        </Heading>
        {answers ? <AnsweredParts html={html} answers={answers} /> : <Typeset html={html} />}
        {info && <Typeset css={infoStyles} variant="line" html={info} />}
        {options && <div css={optionsStyles}>{options}</div>}
        {(difficulty || meta.length > 0 || actions) && (
          <div css={footer}>
            <div css={metaStyles}>
              {difficulty && <DifficultyBadge difficulty={difficulty} />}
              {meta.map((word, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words are fixed and have no state.
                <span key={index}>{word}</span>
              ))}
            </div>
            {actions && <div css={actionsStyles}>{actions}</div>}
          </div>
        )}
      </div>
      {children && <div css={below}>{children}</div>}
    </article>
  );
}

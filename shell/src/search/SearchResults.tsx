import type { QuestionHit, TopicHit } from '@api/contract';
import { css } from '@emotion/react';
import { questionAddress } from '@shell/kit/addresses';
import { Button, media, Skeleton, Typeset, token } from 'design-system';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { piecesOf, placeOfQuestion, placeOfTopic, topicHitAddress } from './hits.ts';
import type { SearchAnswer } from './use-search-hits.ts';

/** One height for all states, so that nothing moves while typing. */
const box = css({
  blockSize: 'min(27rem, 55dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: `calc(-1 * ${token.space[3]})`,
});
/** Side by side; on a phone stacked. */
const groups = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  columnGap: token.space[4],
  alignItems: 'start',
  '&:has(> :only-child)': { display: 'block' },
  '&[hidden]': { display: 'none' },
  [media.phone]: { display: 'block' },
});
const dimmed = css({ opacity: 0.6, transition: `opacity ${token.motion.state}` });
const groupTitle = css({
  padding: `${token.space[3]} ${token.space[3]} ${token.space[2]}`,
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  fontWeight: token.weight.strong,
  color: token.color.ink3,
});
const option = css({
  display: 'grid',
  gap: token.space[1],
  padding: `${token.space[2]} ${token.space[3]}`,
  borderRadius: token.radius.control,
  color: token.color.ink,
  textDecoration: 'none',
  '&:hover': { background: token.color.sunken },
  '&[aria-selected="true"]': { background: token.color.accentSoft },
  '& mark': { background: token.color.highlighter, color: 'inherit', borderRadius: token.space[1] },
});
const extract = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: token.font.serif,
  fontSize: token.text.body,
});
const place = css({ fontSize: token.text.small, color: token.color.ink3 });
const quiet = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token.space[3],
  blockSize: '100%',
  padding: token.space[4],
  textAlign: 'center',
  color: token.color.ink2,
});
const loading = css({ display: 'grid', gap: token.space[4], padding: token.space[3] });

interface SearchResultsProps {
  id: string;
  answer: SearchAnswer;
  questions: readonly QuestionHit[];
  topics: readonly TopicHit[];
  /** The chosen hit through both groups; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onOpen: () => void;
  onRetry: () => void;
}

/** Hits in groups, or why there are none. */
export function SearchResults({ id, answer, questions, topics, active, optionId, onOpen, onRetry }: SearchResultsProps) {
  const found = questions.length + topics.length > 0;
  const optionProps = (index: number) => ({ id: optionId(index), selected: index === active, onOpen });
  return (
    <div css={[box, answer.state === 'searching' && found && dimmed]} aria-busy={answer.state === 'searching'}>
      {!found && <Instead answer={answer} onRetry={onRetry} />}
      <div id={id} role="listbox" aria-label="Suggestions" hidden={!found} css={groups}>
        {questions.length > 0 && (
          <Group title="Question Suggestions">
            {questions.map((hit, index) => (
              <Hit
                key={hit.id}
                {...optionProps(index)}
                to={questionAddress(hit)}
                formatted={hit._formatted.questions_text}
                // Missing in former APIs.
                html={hit._formatted.questions_html}
                where={placeOfQuestion(hit)}
              />
            ))}
          </Group>
        )}
        {topics.length > 0 && (
          <Group title="Topic Suggestions">
            {topics.map((hit, index) => (
              <Hit
                key={hit.id}
                {...optionProps(questions.length + index)}
                to={topicHitAddress(hit)}
                formatted={hit._formatted.topic_name}
                where={placeOfTopic(hit)}
              />
            ))}
          </Group>
        )}
      </div>
    </div>
  );
}

function Instead({ answer, onRetry }: { answer: SearchAnswer; onRetry: () => void }) {
  if (answer.state === 'searching') {
    return (
      <div css={loading} aria-hidden="true">
        {['90%', '75%', '85%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if (answer.state === 'found') {
    return (
      <div css={quiet}>
        <strong>No Results Found</strong>
        <span>Try fewer words, or the name of a topic or formula.</span>
      </div>
    );
  }
  if (answer.state === 'failed') {
    return (
      <div css={quiet}>
        <span>The search did not work. What you typed is still here.</span>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  return <div css={quiet}>A topic, a formula’s name or a few words of a question: “vertex form”, “half-life”.</div>;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox; a fieldset may not stand there.
    <div role="group" aria-labelledby={id}>
      <div id={id} css={groupTitle}>
        {title}
      </div>
      {children}
    </div>
  );
}

interface HitProps {
  id: string;
  selected: boolean;
  to: string;
  formatted: string;
  html?: string | undefined;
  where: string;
  onOpen: () => void;
}

function Hit({ id, selected, to, formatted, html, where, onOpen }: HitProps) {
  return (
    <Link id={id} role="option" aria-selected={selected} tabIndex={-1} to={to} css={option} onClick={onOpen}>
      {html === undefined ? <Words formatted={formatted} /> : <Typeset css={extract} variant="line" html={html} />}
      <span css={place}>{where}</span>
    </Link>
  );
}

/** Without formulae: a topic's name. */
function Words({ formatted }: { formatted: string }) {
  return (
    <span css={extract}>
      {piecesOf(formatted).map(({ text, found }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are fixed and have no state.
        found ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </span>
  );
}

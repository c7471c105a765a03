import type { Topic } from '@api/contract';
import { css } from '@emotion/react';
import { Checkbox, LoadingRegion, Skeleton, token } from 'design-system';
import { useId } from 'react';
import { useTestDraft, useTopicTree } from './test-draft.ts';

const frame = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
const legend = css({
  marginBlockEnd: token.space[1],
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  color: token.color.ink,
});
const star = css({ color: token.color.redPen });
const hint = css({ margin: `0 0 ${token.space[2]}`, color: token.color.ink3, fontSize: token.text.small });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const below = css({
  marginInlineStart: `calc(${token.size.check} / 2)`,
  paddingInlineStart: `calc(${token.size.check} / 2 + ${token.space[2]})`,
  borderInlineStart: `1px solid ${token.color.line}`,
});
const count = css({ color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });

/** From the root, with the names of those below. */
const LEVELS = [
  { level: 'topics', below: 'Subtopics' },
  { level: 'subtopics', below: 'Sub-subtopics' },
  { level: 'subSubtopics', below: null },
] as const;

/** A subject's topic tree with ticks; topics without questions are disabled. Specification part 1, section 5. */
export function TopicTicks() {
  const subject = useTestDraft(({ selection }) => selection.subject);
  const { topics, tree } = useTopicTree();
  const hintId = useId();
  return (
    <fieldset css={frame} disabled={tree.length === 0} aria-describedby={hintId}>
      <legend css={legend}>
        Topics
        <span css={star} aria-hidden="true">
          {' *'}
        </span>
      </legend>
      <p css={hint} id={hintId}>
        {subject === null
          ? 'Choose a subject first.'
          : 'Tick one or more. Within a topic, tick subtopics only if you don’t want all of it.'}
      </p>
      {topics.isLoading ? <TreeLoading /> : <Level depth={0} topics={tree} />}
    </fieldset>
  );
}

function Level({ depth, topics }: { depth: 0 | 1 | 2; topics: readonly Topic[] }) {
  const { level, below: namesBelow } = LEVELS[depth];
  const { selection, chooseTopics } = useTestDraft((draft) => draft);
  const { tree } = useTopicTree();
  const chosen = selection[level];
  const choose = (slug: string, ticked: boolean) =>
    chooseTopics(tree, { [level]: ticked ? [...chosen, slug] : chosen.filter((other) => other !== slug) });
  return (
    <ul css={list}>
      {topics.map(({ slug, topic_number, topic_name, totalQuestionsCount, subtopics }) => {
        const ticked = chosen.includes(slug);
        return (
          <li key={slug}>
            <Checkbox
              label={
                <>
                  {topic_number} {topic_name} <span css={count}>{totalQuestionsCount}</span>
                </>
              }
              checked={ticked}
              disabled={totalQuestionsCount === 0}
              onCheckedChange={(next) => choose(slug, next)}
            />
            {depth < 2 && ticked && subtopics.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset within the form's own would read its name with each tick.
              <div role="group" aria-label={`${namesBelow} of ${topic_name}`} css={below}>
                <Level depth={depth === 0 ? 1 : 2} topics={subtopics} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function TreeLoading() {
  return (
    <LoadingRegion label="Loading the topics">
      {[60, 40, 50, 45, 35].map((width) => (
        <Skeleton key={width} shape="block" width={`${width}%`} height={token.size.control} />
      ))}
    </LoadingRegion>
  );
}

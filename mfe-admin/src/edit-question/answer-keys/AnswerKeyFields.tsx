import { MOST_FIELDS, MOST_KEYS } from '@api/contract/limits';
import { asksOnlyToShow, marksByPart } from '@api/contract/question-text';
import { css } from '@emotion/react';
import { useHost } from '@shell/kit';
import { Banner, Button, token } from 'design-system';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { atStart, small, stack } from '../../staff-area/styles.ts';
import { Section } from '../Section.tsx';
import { DistractorFields } from './DistractorFields.tsx';
import { KeyCard } from './KeyCard.tsx';
import { emptyKey, type KeyDraft } from './key-draft.ts';
import { partName } from './key-labels.ts';
import type { KeyedValues } from './question-keys.ts';

const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: token.space[2],
  fontFamily: token.font.sans,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
});

/** The keys of each part, or the sources of wrong options in multiple choice. */
export function AnswerKeyFields() {
  const { control } = useFormContext<KeyedValues>();
  const choices = useWatch({ control, name: 'options' });
  return <Section heading="Answer keys">{choices.length > 0 ? <DistractorFields /> : <PartKeys />}</Section>;
}

/** Parts that carry marks in the text, or that only keys name. */
function usePartsOf(keyed: readonly string[]) {
  const { control } = useFormContext<KeyedValues>();
  const text = useWatch({ control, name: 'questions_text' });
  const marks = useMemo(() => marksByPart(text), [text]);
  const inText = marks.size > 0 ? [...marks.keys()] : [''];
  return { marks, inText, all: [...new Set([...inText, ...keyed])], isShown: (part: string) => asksOnlyToShow(text, part) };
}

function numbersBefore(part: string, parts: readonly string[], drafts: readonly KeyDraft[]) {
  return parts.slice(0, Math.max(0, parts.indexOf(part))).flatMap((name) => {
    const fields = drafts.filter((draft) => draft.part === name);
    return fields.flatMap(({ kind, any_order, label }, place) => {
      if (kind !== 'number' || any_order) return [];
      return { value: place === 0 ? name : `${name}|${place}`, label: [partName(name), label].filter(Boolean).join(': ') };
    });
  });
}

function PartKeys() {
  const host = useHost();
  const { control, setFocus } = useFormContext<KeyedValues>();
  const list = useFieldArray({ control, name: 'answer_keys' });
  const written = useWatch({ control, name: 'answer_keys' });
  const keys = list.fields.map(({ id, ...first }, index) => ({ id, index, draft: written[index] ?? first }));
  const { marks, inText, all, isShown } = usePartsOf(keys.map(({ draft }) => draft.part));
  const box = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return;
    setFocus(`answer_keys.${moved}.kind`);
    setMoved(null);
  }, [moved, setFocus]);

  const remove = (index: number, part: string) => {
    const former = written[index];
    list.remove(index);
    box.current?.querySelector<HTMLElement>(`[data-add="${part}"]`)?.focus();
    host.notify({
      tone: 'info',
      text: `A key of ${partName(part).toLowerCase()} is removed.`,
      ...(former && { action: { label: 'Undo', run: () => list.insert(index, former) } }),
    });
  };

  return (
    <div ref={box} css={[stack[3], css({ gap: token.space[6] })]}>
      <p css={small}>
        What the answer to each part is judged by. A part without a key is compared by its learner with the solution, as
        explanations and sketches are. Each key adds an answer box, in this order.
      </p>
      {all.map((part) => {
        const own = keys.filter(({ draft }) => draft.part === part);
        const worth = marks.get(part);
        return (
          <div key={part} css={stack[3]}>
            <h3 css={heading}>
              {partName(part)}
              {worth !== undefined && <span css={small}>{`${worth} ${worth === 1 ? 'mark' : 'marks'}`}</span>}
            </h3>
            {!inText.includes(part) && (
              <p css={small}>The question text has no such part with marks: nothing is judged by these keys.</p>
            )}
            {own.length > 0 && isShown(part) && (
              <Banner tone="warning" title="This part asks to show, prove or verify what is given">
                A key gives its marks to learners who type that. Remove it: learners then mark their working along the mark
                scheme.
              </Banner>
            )}
            {own.map(({ id, index, draft }, place) => (
              <KeyCard
                key={id}
                {...{ index, draft, place, count: own.length, parts: inText }}
                earlier={numbersBefore(part, inText, written)}
                onMove={(step) => {
                  const other = own[place + step];
                  if (!other) return;
                  list.swap(index, other.index);
                  setMoved(other.index);
                }}
                onRemove={() => remove(index, part)}
              />
            ))}
            {inText.includes(part) && own.length < MOST_FIELDS && keys.length < MOST_KEYS && (
              <Button
                css={atStart}
                size="small"
                icon={<Plus />}
                data-add={part}
                aria-label={`Add ${own.length === 0 ? 'a' : 'another'} key: ${partName(part)}`}
                onClick={() => list.append(emptyKey(part), { focusName: `answer_keys.${keys.length}.kind` })}
              >
                {own.length === 0 ? 'Add a key' : 'Add another key'}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}

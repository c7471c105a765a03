import { css } from '@emotion/react';
import { TextArea, type TextAreaProps, Typeset, token } from 'design-system';
import { useEffect, useState } from 'react';
import { useApi } from '../api-hooks.ts';
import { PhotoField } from './PhotoField.tsx';
import type { MessageDraft } from './use-message-draft.ts';

const fields = css({ display: 'grid', gap: token.space[3], minInlineSize: 0, '& > *': { minInlineSize: 0 } });
const preview = css({
  display: 'grid',
  gap: token.space[2],
  padding: `${token.space[3]} ${token.space[4]}`,
  border: `1px dashed ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  '& > *': { minInlineSize: 0 },
});
const caption = css({ fontSize: token.text.caption, fontWeight: token.weight.strong, color: token.color.ink3 });
const fault = css({ margin: 0, fontSize: token.text.small, color: token.color.medium, overflowWrap: 'anywhere' });

/** Debounce of the preview, in milliseconds. */
const QUIET = 400;
const MATHS = /\$[^\s$]|\$\$|\\[([a-zA-Z]/;

export interface MessageFieldsProps extends Pick<TextAreaProps, 'label' | 'help' | 'error' | 'autoFocus' | 'ref' | 'rows'> {
  draft: MessageDraft;
  maxLength: number;
}

/** The fields of a message: text with a preview of its formulae, and a photo. */
export function MessageFields({ draft, help, ...area }: MessageFieldsProps) {
  return (
    <div css={fields}>
      <TextArea
        {...area}
        required
        rows={area.rows ?? 5}
        help={
          <>
            {help} Formulae go between dollar signs: <code>$x^2$</code>.
          </>
        }
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
      />
      <Preview text={draft.text} />
      <PhotoField draft={draft} />
    </div>
  );
}

/** Shows nothing without a formula, or if typesetting fails. */
function Preview({ text }: { text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  const shown = MATHS.test(text);
  const made = useApi(
    'POST /api/doubts/preview',
    { body: { queries: settled } },
    { enabled: shown && MATHS.test(settled), keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!shown || !made.data) return null;
  return (
    <section css={preview} aria-label="Preview" aria-busy={made.isFetching}>
      <div css={caption}>Preview</div>
      <Typeset variant="prose" html={made.data.html} />
      {made.data.faults.map(({ line, piece, message }) => (
        <p key={`${line} ${piece}`} css={fault}>
          {message}: <code>{piece}</code>
        </p>
      ))}
    </section>
  );
}

import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button, token } from 'design-system';
import ScanText from 'lucide-react/icons/scan-text';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { row } from '../../staff-area/styles.ts';
import type { QuestionValues } from '../form/question-values.ts';
import type { ImageDraft } from '../images/image-draft.ts';

const fault = css({ color: token.color.redPen, fontSize: token.text.small });

/** Specification part 2, section 5. */
const SELECT_FIRST = {
  question: 'Please select question images first',
  answer: 'Please select answer images first',
} as const;

interface TranscriptButtonProps {
  of: 'question' | 'answer';
  images: 'images' | `Answer.${number}.images`;
  into: 'questions_text' | `Answer.${number}.body`;
}

const whatToCheck = (doubtful: readonly string[]) =>
  doubtful.length > 0 ? `Check the powers of ten: ${doubtful.join(', ')}.` : 'Please check it.';

/** Removes the last occurrence of a part; null if that was changed. */
function withoutLast(text: string, part: string): string | null {
  const at = text.lastIndexOf(part);
  if (at < 0) return null;
  const around = [text.slice(0, at).trimEnd(), text.slice(at + part.length).trimStart()];
  return around.filter(Boolean).join('\n\n');
}

/** Transcribes images, for a person to correct. Specification part 2, sections 5 and 7. */
export function TranscriptButton({ of, images, into }: TranscriptButtonProps) {
  const host = useHost();
  const { control, getValues, setValue } = useFormContext<QuestionValues>();
  const none = (useWatch({ control, name: images }) as ImageDraft[]).length === 0;
  const [wrong, setWrong] = useState('');
  const read = useApiMutation('POST /api/admin/questions/transcript');

  const start = () => {
    const chosen = getValues(images) as ImageDraft[];
    setWrong(none ? SELECT_FIRST[of] : '');
    if (none) return;
    const form = new FormData();
    form.append('of', of);
    form.append('image_ids', JSON.stringify(chosen.flatMap(({ id }) => (id === null ? [] : [id]))));
    for (const { file } of chosen) if (file) form.append('images', file);
    read.mutate(
      { body: form },
      {
        onSuccess: ({ text, confidence, doubtful = [] }) => {
          const added = text.trim();
          if (!added) {
            setWrong('There is no text in these images.');
            return;
          }
          setValue(into, [getValues(into).trimEnd(), added].filter(Boolean).join('\n\n'), { shouldDirty: true });
          const takeOut = () => {
            const rest = withoutLast(getValues(into) ?? '', added);
            if (rest !== null) setValue(into, rest, { shouldDirty: true });
            else host.notify({ tone: 'info', text: 'That text was changed since, so it stays. Please take it out by hand.' });
          };
          host.notify({
            tone: 'info',
            text: `The text was added, read with ${Math.round(confidence)}% certainty. ${whatToCheck(doubtful)}`,
            action: { label: 'Take out', run: takeOut },
          });
        },
        onError: (error) => setWrong(messageOf(error)),
      },
    );
  };

  return (
    <div css={row[3]}>
      <Button size="small" icon={<ScanText />} loading={read.isPending} onClick={start}>
        {of === 'question' ? 'Transcribe question images' : 'Transcribe answer images'}
      </Button>
      <span css={fault} role="status">
        {!none && wrong === SELECT_FIRST[of] ? '' : wrong}
      </span>
    </div>
  );
}

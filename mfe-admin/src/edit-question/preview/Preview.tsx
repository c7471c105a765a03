import type { RequestOf, ResponseOf, TexFault } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Banner, LoadingRegion, MarkScheme, QuestionSheet, Sheet, Skeleton, Tabs, Typeset, token } from 'design-system';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { heading3, plainList, refreshing, stack } from '../../staff-area/styles.ts';
import { useDebounced } from '../../staff-area/timers.ts';
import { OPTION_KEYS } from '../answer-keys/question-keys.ts';
import type { QuestionValues } from '../form/question-values.ts';
import { type ImageDraft, useImageSource } from '../images/image-draft.ts';
import { TexFaults } from './TexFaults.tsx';

/** Debounce in milliseconds. */
const QUIET = 400;

const option = css({ display: 'grid', gridTemplateColumns: `${token.space[6]} minmax(0, 1fr)`, alignItems: 'baseline' });
const tabs = css({ padding: `${token.space[2]} ${token.space[5]} ${token.space[5]}` });
const loading = css({ display: 'grid', gap: token.space[3], padding: token.space[5] });

interface PreviewProps {
  questionId: number | null;
  onFind: (fault: TexFault) => void;
}

/** The question as learners will see it, typeset by the server; the latest text wins. */
export function Preview({ questionId, onFind }: PreviewProps) {
  const { control } = useFormContext<QuestionValues>();
  const [questions_text, hints, specialInfo, choices, Answer, marks, difficulty, images, number] = useWatch({
    control,
    name: ['questions_text', 'hints', 'specialInfo', 'options', 'Answer', 'marks', 'difficulty', 'images', 'question_number'],
  });
  const source = JSON.stringify(previewRequest({ questions_text, hints, specialInfo, options: choices, Answer }, questionId));
  const settled = useDebounced(source, QUIET);
  const request = useMemo(() => JSON.parse(settled) as ReturnType<typeof previewRequest>, [settled]);
  const preview = useApi('POST /api/admin/questions/preview', request, {
    keepPrevious: true,
    staleTime: Number.POSITIVE_INFINITY,
  });

  return (
    <section css={stack[3]} aria-label="Preview" aria-busy={preview.isFetching || settled !== source}>
      <h2 css={heading3}>Preview</h2>
      {preview.isError && <Banner tone="error">The preview could not be made: {messageOf(preview.error)}</Banner>}
      {preview.data && <Findings preview={preview.data} marks={marks} onFind={onFind} />}
      <Sheet padding="none" css={preview.isPlaceholderData && refreshing}>
        {preview.isPending && (
          <LoadingRegion css={loading} label="Loading the preview">
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </LoadingRegion>
        )}
        {preview.data && (
          <QuestionSheet
            headingLevel={3}
            number={number || '1'}
            html={preview.data.questions_html}
            info={preview.data.specialInfo_html ?? null}
            {...(difficulty && { difficulty })}
            options={
              (images.length > 0 || preview.data.options.length > 0) && (
                <>
                  <PreviewImages images={images} />
                  {preview.data.options.length > 0 && (
                    <ol css={plainList[2]}>
                      {preview.data.options.map(({ key, html }) => (
                        <li key={key} css={option}>
                          {key}. <Typeset variant="line" html={html} />
                        </li>
                      ))}
                    </ol>
                  )}
                </>
              )
            }
          >
            <Help preview={preview.data} />
          </QuestionSheet>
        )}
      </Sheet>
    </section>
  );
}

type Set = ResponseOf<'POST /api/admin/questions/preview'>;

interface FindingsProps extends Pick<PreviewProps, 'onFind'> {
  preview: Set;
  marks: string;
}

function Findings({ preview: { faults = [], marks_in_text }, marks, onFind }: FindingsProps) {
  const differ = marks_in_text > 0 && marks.trim() !== '' && Number(marks) !== marks_in_text;
  return (
    <>
      {faults.length > 0 && (
        <Banner tone="warning" title="These formulae cannot be set">
          <TexFaults faults={faults} onFind={onFind} />
        </Banner>
      )}
      {differ && (
        <Banner tone="warning">
          The marks in the text add up to {marks_in_text}, the question has {marks}.
        </Banner>
      )}
    </>
  );
}

function Help({ preview: { hints_html, Answer } }: { preview: Set }) {
  const panels = [
    { value: 'hint', label: 'Hint', panel: hints_html ? <Typeset variant="prose" html={hints_html} /> : 'No hint.' },
    ...Answer.flatMap((answer, index) => {
      const nth = Answer.length > 1 ? ` ${index + 1}` : '';
      return [
        {
          value: `solution-${index}`,
          label: `Solution${nth}`,
          panel: (
            <>
              <Typeset html={answer.body_html} />
              <Typeset html={answer.final_answer_html} />
            </>
          ),
        },
        {
          value: `scheme-${index}`,
          label: `Mark scheme${nth}`,
          panel: <MarkScheme lines={answer.mark_scheme} />,
        },
      ];
    }),
  ];
  return <Tabs css={tabs} label="What belongs to it" tabs={panels} />;
}

const list = css({ display: 'grid', gap: token.space[3], marginBlockEnd: token.space[3] });
const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: token.radius.control,
  background: token.color.scan,
});

/** As below the text; the watermark is set on saving. */
function PreviewImages({ images }: { images: readonly ImageDraft[] }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map((image) => (
        <PreviewImage key={image.key} image={image} />
      ))}
    </div>
  );
}

function PreviewImage({ image }: { image: ImageDraft }) {
  const source = useImageSource(image, 'full');
  return source ? <img css={picture} src={source} alt={image.alt} /> : null;
}

type PreviewSource = Pick<QuestionValues, 'questions_text' | 'hints' | 'specialInfo' | 'options' | 'Answer'>;

function previewRequest(source: PreviewSource, questionId: number | null): RequestOf<'POST /api/admin/questions/preview'> {
  const { questions_text, hints, specialInfo, options, Answer } = source;
  return {
    body: {
      questions_text,
      hints,
      ...(specialInfo.trim() === '' ? {} : { specialInfo }),
      options: options.map(({ text }, index) => ({ key: OPTION_KEYS[index] ?? 'D', text })),
      Answer: Answer.map(({ final_answer, body, mark_scheme }) => ({
        final_answer,
        body,
        mark_scheme: mark_scheme.map((line) => ({ ...line, marks: Number(line.marks) || 0 })),
      })),
      ...(questionId === null ? {} : { question_id: questionId }),
    },
  };
}

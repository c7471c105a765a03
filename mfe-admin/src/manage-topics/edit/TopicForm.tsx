import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, onDemand, useApi } from '@shell/kit';
import { Banner, Button, EmptyState, LoadingRegion, media, Sheet, Skeleton, Typeset, token } from 'design-system';
import BookOpen from 'lucide-react/icons/book-open';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../staff-area/editor/LeaveGuard.tsx';
import { FormStatus, RestoredNotice } from '../../staff-area/stored-form/FormNotices.tsx';
import { refreshing, row, stack } from '../../staff-area/styles.ts';
import { useDebounced } from '../../staff-area/timers.ts';
import { treeAddress } from '../topic-addresses.ts';
import { RemoveTopic } from './RemoveTopic.tsx';
import { TopicFields } from './TopicFields.tsx';
import { type ParentTopic, topicDifferences, useTopicForm, valuesOf } from './use-topic-form.ts';

const FormConflict = onDemand(() =>
  import('../../staff-area/stored-form/FormConflict.tsx').then((module) => module.FormConflict),
);

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface TopicFormProps {
  /** Null for a new one. */
  topic: StaffTopicDetail | null;
  tree: TopicTree;
  parent: ParentTopic | null;
}

/** A topic's form, with a preview of its page. */
export function TopicForm({ topic, tree, parent }: TopicFormProps) {
  const navigate = useNavigate();
  const editing = useTopicForm(topic, tree, parent);
  const { values, changed, busy, refusal, picture } = editing;
  const newer = refusal?.newer;
  return (
    <form css={columns} onSubmit={editing.submit} noValidate>
      <LeaveGuard what="the topic" when={changed && !busy} kept />
      <Sheet css={stack[5]}>
        {editing.restored && changed && <RestoredNotice onDrop={editing.drop} />}
        {refusal && !newer && <Banner tone="error">{refusal.words}</Banner>}
        <TopicFields editing={editing} topic={topic} tree={tree} />
        <div css={row[3]}>
          <Button variant="primary" type="submit" loading={busy} disabled={topic !== null && !changed}>
            {topic ? 'Save' : 'Add the topic'}
          </Button>
          <FormStatus busy={busy} changed={changed} stored={topic} />
        </div>
        {topic && (
          <RemoveTopic
            topic={topic}
            tree={tree}
            onRemoved={() => {
              editing.drop();
              editing.forget();
              navigate(treeAddress(tree.subject.slug));
            }}
          />
        )}
      </Sheet>
      <SyllabusPreview
        source={values.syllabus}
        picture={picture && { url: `/api/images/${picture.name}`, alt: picture.alt }}
        title={values.topic_name}
      />
      {newer && (
        <FormConflict
          what="topic"
          words={refusal.words}
          differences={topicDifferences(valuesOf(newer), editing.below(newer), tree)}
          onPutOff={editing.putOff}
          onMerge={() => editing.showBelow(newer)}
          onTakeTheirs={() => editing.show(newer)}
        />
      )}
    </form>
  );
}

/** Debounce in milliseconds. */
const QUIET = 400;

const box = css({ display: 'grid', gap: token.space[3], position: 'sticky', insetBlockStart: token.space[4] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.heading3, fontWeight: token.weight.strong });
const image = css({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '5 / 2', objectFit: 'contain' });
const name = css({ margin: 0, marginBlockEnd: token.space[4], fontFamily: token.font.serif, fontSize: token.text.heading2 });
const sheet = css({ maxBlockSize: '80dvh', overflowY: 'auto' });
const faultList = css({ margin: 0, paddingInlineStart: token.space[5], display: 'grid', gap: token.space[2] });
const piece = css({ display: 'block', fontFamily: token.font.mono, fontSize: token.text.small, overflowWrap: 'anywhere' });

interface SyllabusPreviewProps {
  source: string;
  title: string;
  picture: { url: string; alt: string } | null;
}

/** The page as learners will read it, typeset by the server. */
function SyllabusPreview({ source, title, picture }: SyllabusPreviewProps) {
  const settled = useDebounced(source, QUIET);
  const preview = useApi(
    'POST /api/admin/topics/preview',
    { body: { syllabus: settled } },
    { keepPrevious: true, staleTime: Number.POSITIVE_INFINITY, enabled: settled.trim() !== '' },
  );
  const empty = source.trim() === '';
  const faults = empty ? [] : (preview.data?.faults ?? []);
  return (
    <section css={box} aria-label="Preview" aria-busy={!empty && (preview.isFetching || settled !== source)}>
      <h2 css={heading}>Preview</h2>
      {preview.isError && <Banner tone="error">The preview could not be made: {messageOf(preview.error)}</Banner>}
      {faults.length > 0 && (
        <Banner tone="warning" title="These formulae cannot be set">
          <ul css={faultList}>
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same formula may be broken twice on one line.
              <li key={index}>
                {fault.place}: {fault.message}. <code css={piece}>{fault.piece}</code>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Sheet css={[sheet, preview.isPlaceholderData && refreshing]}>
        {title !== '' && !empty && <h3 css={name}>{title}</h3>}
        {picture && !empty && <img css={image} src={picture.url} alt={picture.alt} />}
        {empty && (
          <EmptyState icon={<BookOpen />} title="No page yet">
            What you write under “Syllabus and formulae” is set here, as learners will read it.
          </EmptyState>
        )}
        {!empty && !preview.data && !preview.isError && (
          <LoadingRegion label="Loading the preview">
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </LoadingRegion>
        )}
        {!empty && preview.data && <Typeset variant="prose" html={preview.data.content_html} />}
      </Sheet>
    </section>
  );
}

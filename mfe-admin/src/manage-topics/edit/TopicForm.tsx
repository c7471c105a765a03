import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Banner, Button, media, Sheet, token } from 'design-system';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../staff-area/LeaveGuard.tsx';
import { FormStatus } from '../../staff-area/stored-form/FormStatus.tsx';
import { RestoredNotice } from '../../staff-area/stored-form/RestoredNotice.tsx';
import { treeAddress } from '../topic-addresses.ts';
import { RemoveTopic } from './RemoveTopic.tsx';
import { SyllabusPreview } from './SyllabusPreview.tsx';
import { TopicFields } from './TopicFields.tsx';
import { type ParentTopic, topicDifferences, valuesOf } from './topic-values.ts';
import { useTopicForm } from './use-topic-form.ts';

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
const form = css({ display: 'grid', gap: token.space[5] });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });

interface TopicFormProps {
  /** Null for a new one. */
  topic: StaffTopicDetail | null;
  tree: TopicTree;
  /** Below which a new one was begun. */
  parent: ParentTopic | null;
}

/** A topic: its name, its place, its address and its page, which is previewed beside the form. */
export function TopicForm({ topic, tree, parent }: TopicFormProps) {
  const navigate = useNavigate();
  const editing = useTopicForm(topic, tree, parent);
  const { values, changed, busy, refusal, picture } = editing;
  const newer = refusal?.newer;
  return (
    <form css={columns} onSubmit={editing.submit} noValidate>
      <LeaveGuard what="the topic" when={changed && !busy} kept />
      <Sheet css={form}>
        {editing.restored && changed && <RestoredNotice onDrop={editing.drop} />}
        {refusal && !newer && <Banner tone="error">{refusal.words}</Banner>}
        <TopicFields editing={editing} topic={topic} tree={tree} />
        <div css={bar}>
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

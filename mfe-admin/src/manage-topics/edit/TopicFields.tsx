import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { LONGEST_NAME, LONGEST_SLUG } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Checkbox, media, Select, TextField, token } from 'design-system';
import { MathTextArea } from '../../staff-area/MathTextArea.tsx';
import { CoverField } from '../../write-posts/pictures/CoverField.tsx';
import { slugOf } from '../topic-addresses.ts';
import { parentsFor, type TopicEditing } from './use-topic-form.ts';

const pair = css({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: token.space[4],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const page = css({ '& textarea': { minBlockSize: '20rem' } });

interface TopicFieldsProps {
  editing: TopicEditing;
  topic: StaffTopicDetail | null;
  tree: TopicTree;
}

/** A topic's name, place, address and page. */
export function TopicFields({ editing, topic, tree }: TopicFieldsProps) {
  const { values, set, refusal, confirmed, confirm } = editing;
  const issues = refusal?.issues ?? {};
  return (
    <>
      <div css={pair}>
        <TextField
          label="Number"
          required
          value={values.topic_number}
          error={issues.topic_number}
          onChange={(event) => set({ topic_number: event.target.value })}
        />
        <TextField
          label="Name"
          required
          maxLength={LONGEST_NAME}
          value={values.topic_name}
          error={issues.topic_name}
          onChange={(event) => {
            const name = event.target.value;
            const follows = !topic && (values.slug === '' || values.slug === slugOf(values.topic_name));
            set({ topic_name: name, ...(follows && { slug: slugOf(name) }) });
          }}
        />
      </div>
      <TextField
        label="Slug"
        required
        maxLength={LONGEST_SLUG}
        value={values.slug}
        help={
          topic?.former_slugs.length
            ? `Its name in addresses. ${topic.former_slugs.join(', ')} lead here as well.`
            : 'Used in addresses. Old addresses redirect here.'
        }
        error={issues.slug ?? (refusal?.code === 'slug_taken' ? refusal.words : undefined)}
        onChange={(event) => set({ slug: event.target.value })}
      />
      {refusal?.code === 'slug_redirects' && (
        <Checkbox
          label="Let these addresses lead here from now on"
          help="Links to where they led before will open this topic instead."
          checked={confirmed.take_over_slug === true}
          onCheckedChange={confirm('take_over_slug')}
        />
      )}
      <ParentField {...{ editing, topic, tree }} />
      <MathTextArea
        css={page}
        label="Syllabus and formulae"
        help="Markdown with TeX. Empty: the topic has no page of its own."
        value={values.syllabus}
        error={issues.syllabus}
        onChange={(event) => set({ syllabus: event.target.value })}
      />
      {topic && (
        <CoverField
          call="POST /api/admin/topics/images"
          value={editing.picture}
          error={issues['picture.alt'] ?? issues['body.picture.alt']}
          onChange={(chosen) => set({ picture: chosen?.name ?? '', picture_alt: chosen?.alt ?? '' })}
        />
      )}
      {refusal?.code === 'broken_tex' && (
        <Checkbox
          label="Publish it with these formulae all the same"
          help="Readers see them as they are written."
          checked={confirmed.confirm_broken_tex === true}
          onCheckedChange={confirm('confirm_broken_tex')}
        />
      )}
    </>
  );
}

function ParentField({ editing: { values, set, refusal }, topic, tree }: TopicFieldsProps) {
  return (
    <Select
      label="Below"
      value={values.parent === '' ? 'top' : values.parent}
      error={refusal?.issues.parent_topic_id}
      options={[
        { value: 'top', label: 'Nothing: a top-level topic' },
        ...parentsFor(topic, tree).map(({ id, topic_number, topic_name, depth }) => ({
          value: String(id),
          label: `${'\u2003'.repeat(depth - 1)}${topic_number} ${topic_name}`,
        })),
      ]}
      onValueChange={(value) => set({ parent: value === 'top' ? '' : value })}
    />
  );
}

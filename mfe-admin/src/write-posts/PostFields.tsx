import type { PostContent, SubjectWithTopics, Topic } from '@api/contract';
import {
  LONGEST_AUTHOR,
  LONGEST_EXCERPT,
  LONGEST_SEARCH_DESCRIPTION,
  LONGEST_SLUG,
  LONGEST_TITLE,
  MOST_POST_TOPICS,
} from '@api/contract/limits';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { MultiSelect, Select, Sheet, TextArea, TextField, token } from 'design-system';
import { useId, useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { heading3, stack } from '../staff-area/styles.ts';
import { CoverField } from './pictures/CoverField.tsx';
import { LANGUAGES, slugOf } from './post-form.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: token.space[4],
  alignItems: 'start',
});

function topicChoices(subjects: readonly SubjectWithTopics[]) {
  const below = (course: string, topics: readonly Topic[] = []): { value: string; label: string }[] =>
    topics.flatMap((topic) => [
      { value: String(topic.id), label: `${course}: ${topic.topic_number} ${topic.topic_name}` },
      ...below(course, topic.subtopics),
    ]);
  return subjects.flatMap(({ subject_name, Topic }) => below(subject_name, Topic));
}

/** The address follows the title until edited or public. */
export function TitleFields({ addressKnown }: { addressKnown: boolean }) {
  const { register, formState, getValues, setValue } = useFormContext<PostContent>();
  const { errors } = formState;
  const title = register('title');
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={LONGEST_TITLE}
        error={errors.title?.message}
        {...title}
        onChange={(event) => {
          const follows = !addressKnown && getValues('slug') === slugOf(getValues('title'));
          void title.onChange(event);
          if (follows) setValue('slug', slugOf(event.target.value), { shouldDirty: true });
        }}
      />
      <TextField
        label="Address"
        required
        maxLength={LONGEST_SLUG}
        start={`${addressOf('blogs')}/`}
        help="Small letters, digits and hyphens. A published address still leads here when it is changed."
        error={errors.slug?.message}
        {...register('slug')}
      />
    </>
  );
}

/** All fields but the text. */
export function PostFields({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  const id = useId();
  const { register, control, formState, watch } = useFormContext<PostContent>();
  const { errors } = formState;
  const choices = useMemo(() => topicChoices(subjects), [subjects]);
  const excerpt = watch('excerpt');
  return (
    <Sheet render={<section aria-labelledby={id} />}>
      <div css={stack[5]}>
        <h2 id={id} css={heading3}>
          About the post
        </h2>
        <TextArea
          label="Excerpt"
          rows={2}
          maxLength={LONGEST_EXCERPT}
          help="One or two sentences on the card and in previews of links."
          error={errors.excerpt?.message}
          {...register('excerpt')}
        />
        <div css={columns}>
          <TextField
            label="Author"
            maxLength={LONGEST_AUTHOR}
            help="As readers see it."
            error={errors.author?.message}
            {...register('author')}
          />
          <Controller
            control={control}
            name="language"
            render={({ field }) => (
              <Select label="Language" value={field.value} options={LANGUAGES} onValueChange={field.onChange} />
            )}
          />
        </div>
        <Controller
          control={control}
          name="topic_ids"
          render={({ field, fieldState }) => (
            <MultiSelect
              label="Topics"
              help={`Of the courses, ${MOST_POST_TOPICS} at most: readers find their way to practice by them.`}
              options={choices}
              value={field.value.map(String)}
              error={fieldState.error?.message}
              onValueChange={(values) => field.onChange(values.slice(0, MOST_POST_TOPICS).map(Number))}
            />
          )}
        />
        <Controller
          control={control}
          name="cover"
          render={({ field }) => (
            <CoverField
              value={field.value}
              onChange={field.onChange}
              error={errors.cover?.message ?? errors.cover?.alt?.message}
            />
          )}
        />
        <TextArea
          label="Description for search engines (optional)"
          rows={2}
          maxLength={LONGEST_SEARCH_DESCRIPTION}
          placeholder={excerpt}
          help="Where it shall differ from the excerpt."
          error={errors.search_description?.message}
          {...register('search_description')}
        />
      </div>
    </Sheet>
  );
}

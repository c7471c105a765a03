import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { useApiMutation, useHost, useRedirect } from '@shell/kit';
import { type FormEvent, useState } from 'react';
import { useStoredForm } from '../../staff-area/stored-form/use-stored-form.ts';
import { editTopicAddress } from '../topic-addresses.ts';
import { emptyTopic, type ParentTopic, type TopicValues, valuesOf } from './topic-values.ts';

/** The questions of the server that the author has confirmed. */
interface Confirmed {
  /** Addresses that lead elsewhere lead here from now on. */
  take_over_slug?: true;
  /** Readers see formulae that cannot be set as they are written. */
  confirm_broken_tex?: true;
}

const SHOWS_TOPICS = {
  invalidates: [
    'GET /api/admin/topics',
    'GET /api/admin/topics/:id',
    'GET /api/admin/subjects',
    'GET /api/subjects',
    'GET /api/topics/:subjectSlug',
    'GET /api/syllabus/:subjectSlug/:topicSlug',
  ],
} as const;

export type TopicEditing = ReturnType<typeof useTopicForm>;

/** The form of a topic, new where `topic` is null, and saving it. */
export function useTopicForm(topic: StaffTopicDetail | null, tree: TopicTree, parent: ParentTopic | null) {
  const host = useHost();
  const redirect = useRedirect();
  const form = useStoredForm<TopicValues, StaffTopicDetail>({
    kind: 'topic',
    name: topic ? topic.id : `new:${tree.subject.slug}`,
    stored: topic,
    empty: emptyTopic(tree, parent),
    valuesOf,
  });
  const [confirmed, setConfirmed] = useState<Confirmed>({});
  const change = useApiMutation('PUT /api/admin/topics/:id', SHOWS_TOPICS);
  const create = useApiMutation('POST /api/admin/topics', SHOWS_TOPICS);
  const busy = change.isPending || create.isPending;
  const { values, version } = form;
  const picture = values.picture === '' ? null : { name: values.picture, alt: values.picture_alt };

  const send = () => {
    const { topic_name, topic_number, slug, syllabus } = values;
    const parent_topic_id = values.parent === '' ? null : Number(values.parent);
    const body = { topic_name, topic_number, slug, syllabus, parent_topic_id, ...confirmed };
    if (!topic) return create.mutateAsync({ body: { ...body, subject_id: tree.subject.id } });
    const stored = valuesOf(topic);
    const isOtherPicture = values.picture !== stored.picture || values.picture_alt !== stored.picture_alt;
    return change.mutateAsync({ params: { id: topic.id }, body: { ...body, ...(isOtherPicture && { picture }), version } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    try {
      const { topic: stored, message } = await send();
      setConfirmed({});
      host.notify({ tone: 'success', text: message });
      // What was written while it was being saved stays, unsaved.
      if (topic) form.showBelow(stored, values);
      else form.show(stored);
      form.forget();
      if (!topic) redirect(editTopicAddress(stored.id));
    } catch (failure) {
      form.refused(failure);
    }
  };
  const confirm = (name: keyof Confirmed) => (agreed: boolean) =>
    setConfirmed(({ [name]: _former, ...others }) => ({ ...others, ...(agreed && { [name]: true }) }));
  return { ...form, picture, confirmed, confirm, busy, submit };
}

import type { StaffAction, StaffActionKind, StaffObject } from '@api/contract';
import type { SiteFacts } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';

const ACTIONS: Readonly<Record<StaffActionKind, string>> = {
  'user.verified': 'Verified the address of',
  'user.renamed': 'Corrected the name of',
  'user.reset_link_sent': 'Sent a reset link to',
  'user.locked': 'Locked',
  'user.unlocked': 'Unlocked',
  'user.plan_granted': 'Gave a plan to',
  'user.plan_ended': 'Ended a plan of',
  'user.devices_reset': 'Reset the devices of',
  'user.second_factor_reset': 'Reset the second factor of',
  'user.role_changed': 'Changed the role of',
  'user.permissions_changed': 'Changed the permissions of',
  'user.signed_out': 'Signed out',
  'user.progress_read': 'Read progress',
  'user.note_deleted': 'Deleted a note about',
  'question.created': 'Wrote',
  'question.changed': 'Changed',
  'question.review_requested': 'Sent for review',
  'question.approved': 'Approved',
  'question.deleted': 'Deleted',
  'question.restored': 'Brought back',
  'question.purged': 'Deleted forever',
  'question.corrected': 'Corrected what was marked by',
  'question.note_deleted': 'Deleted a note about',
  'report.closed': 'Closed',
  'report.opened': 'Opened again',
  'report.assigned': 'Assigned',
  'doubt.answered': 'Answered',
  'doubt.assigned': 'Assigned',
  'message.assigned': 'Assigned',
  'message.answered': 'Answered',
  'message.closed': 'Closed',
  'message.opened': 'Opened again',
  'answer_sheet.marked': 'Marked',
  'answer_sheet.returned': 'Graded and returned',
  'answer_sheet.assigned': 'Assigned',
  'answer_sheet.reopened': 'Opened again',
  'answer_sheet.note_deleted': 'Deleted a note about',
  'order.refunded': 'Refunded',
  'subject.created': 'Added',
  'subject.changed': 'Changed',
  'subject.deleted': 'Deleted',
  'subject.ordered': 'Ordered the subjects, moving',
  'subject.topics_ordered': 'Ordered the topics of',
  'topic.created': 'Added',
  'topic.changed': 'Changed',
  'topic.deleted': 'Deleted',
  'topic.transferred': 'Transferred questions of',
  'topic.transfer_undone': 'Took back a transfer from',
  'list.exported': 'Exported',
  'list.invited': 'Invited',
  'bulk_change.made': 'Changed many questions at once',
  'bulk_change.undone': 'Took back for many questions',
  'post.created': 'Began',
  'post.changed': 'Changed',
  'post.restored': 'Went back in',
  'post.published': 'Published',
  'post.scheduled': 'Scheduled',
  'post.change_cancelled': 'Took off the schedule a change of',
  'post.withdrawn': 'Withdrew',
  'post.unscheduled': 'Unscheduled',
  'post.deleted': 'Deleted',
  'plan.changed': 'Changed',
  'plan.change_cancelled': 'Took back a change of',
  'plan.sale_changed': 'Took off or put on sale',
  'upload.stored': 'Stored',
  'upload.taken_back': 'Took back',
  'class.archived': 'Archived',
  'class.restored': 'Restored',
  'class.deleted': 'Deleted',
  'class.handed_over': 'Handed over',
  'lti_platform.registered': 'Registered',
  'lti_platform.removed': 'Removed',
  'school_provider.added': 'Added',
  'school_provider.removed': 'Removed',
};

export const OBJECT_LABELS: Readonly<Record<StaffObject, string>> = {
  user: 'Account',
  question: 'Question',
  report: 'Report',
  doubt: 'Doubt',
  message: 'Message',
  answer_sheet: 'Answer sheet',
  order: 'Order',
  subject: 'Subject',
  topic: 'Topic',
  list: 'List',
  bulk_change: 'Bulk change',
  post: 'Post',
  plan: 'Plan',
  upload: 'Upload',
  class: 'Class',
  lti_platform: 'Learning platform',
  school_provider: 'School log-in',
};

/** Grouped by their objects. */
export const ACTION_OPTIONS = (Object.keys(ACTIONS) as StaffActionKind[]).map((value) => ({
  value,
  label: `${OBJECT_LABELS[value.slice(0, value.indexOf('.')) as StaffObject]}: ${value.slice(value.indexOf('.') + 1).replaceAll('_', ' ')}`,
}));

export const actionLabel = ({ action }: Pick<StaffAction, 'action'>) => ACTIONS[action];

const NAMED_BY: Readonly<Partial<Record<StaffObject, string>>> = {
  upload: 'file',
  class: 'class',
  lti_platform: 'name',
  school_provider: 'name',
  plan: 'plan',
};

export function nameOfObject({ object: { kind, id, name }, details }: Pick<StaffAction, 'object' | 'details'>): string {
  if (kind === 'list' && details.invited) return details.invited === 1 ? 'a person' : `${details.invited} people`;
  if (kind === 'list') return `the list of ${details.list}${String(details.list).includes(' as ') ? '' : ' as CSV'}`;
  if (kind === 'post' && details.title) return `the post “${details.title}”`;
  const named = details[NAMED_BY[kind] ?? ''];
  if (named) return `the ${OBJECT_LABELS[kind].toLowerCase()} ${named}`;
  return name ?? `${OBJECT_LABELS[kind].toLowerCase().replace('_', ' ')} #${id}`;
}

/** Null if it has none, as payments in the restricted edition. */
export function placeOf({ object: { kind, id } }: Pick<StaffAction, 'object'>, variant: SiteFacts['variant']): string | null {
  if (kind === 'user') return addressOf('staff-user', { id });
  if (kind === 'order' && variant === 'full') return addressOf('staff-payment', { id });
  if (kind === 'subject') return addressOf('edit-subject', {}, { query: { id: String(id) } });
  if (kind === 'topic') return addressOf('edit-topic', {}, { query: { id: String(id) } });
  if (kind === 'question') return addressOf('edit-question', {}, { query: { id: String(id) } });
  if (kind === 'post') return addressOf('edit-post', {}, { query: { id: String(id) } });
  if (kind === 'plan' && variant === 'full') return addressOf('staff-plans');
  return null;
}

/** Before and after, dates and the like; empty if there are none. */
export const detailWords = ({ details: { before = null, after = null, ...rest } }: Pick<StaffAction, 'details'>) =>
  Object.entries({ before, after, ...rest })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
    .join(', ');

import type { Question } from '@api/contract';
import type { Host } from '@shell/kit';
import { questionAddress } from '../addresses/addresses.ts';

/** The one address of a question, whatever list it was found in. */
export function canonicalLink({ id, subject, topic_path, own_place }: Question): string {
  const shown = { subject_slug: subject.slug, topic_slugs: topic_path.map(({ slug }) => slug) };
  const { subject_slug, topic_slugs } = own_place ?? shown;
  return new URL(questionAddress(subject_slug, topic_slugs, id), location.origin).href;
}

/** Copies a link and says so; where the browser forbids it, shows the link to be copied by hand. */
export async function shareLink(host: Host, link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    host.notify({ tone: 'success', text: 'Link copied to your clipboard!' });
  } catch {
    host.notify({ tone: 'info', text: `Copy this link: ${link}` });
  }
}

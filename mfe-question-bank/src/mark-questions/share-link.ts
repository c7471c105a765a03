import type { Question } from '@api/contract';
import type { Host } from '@shell/kit';
import { ownQuestionAddress } from '@shell/kit/addresses';

/** The one address of a question, whatever list it was found in. */
export function canonicalLink(question: Question): string {
  return location.origin + ownQuestionAddress(question);
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

import type { FAQPage, WithContext } from 'schema-dts';
import type { Sharing } from './sharing.ts';

/** What a page shares of the questions that it answers itself. https://schema.org/FAQPage */
export function faqSharing(faqs: readonly { question: string; answer: string }[]): Sharing {
  const page: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
  return { data: [page] };
}

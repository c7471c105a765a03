import type { EvidencePage, Progress, RequestOf, TopicDetail } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** As in the address of an evidence list. */
export type EvidenceFilter = NonNullable<RequestOf<'GET /api/progress/evidence'>['query']>;

/** Whose progress: the learner's own, a learner's for staff, or a shared link's. Only one's own starts practice. */
export interface ProgressSource {
  reader: 'self' | 'staff' | 'link';
  useProgress: () => UseQueryResult<Progress>;
  useTopic: (topicId: string) => UseQueryResult<TopicDetail>;
  useEvidence: (filter: EvidenceFilter) => UseQueryResult<EvidencePage>;
  progressAddress: (course?: string) => string;
  topicAddress: (topicId: number) => string;
  evidenceAddress: (filter: EvidenceFilter) => string;
}

export const OWN_PROGRESS: ProgressSource = {
  reader: 'self',
  useProgress: () => useApi('GET /api/progress'),
  useTopic: (topicId) => useApi('GET /api/progress/topics/:topicId', { params: { topicId } }),
  useEvidence: (query) => useApi('GET /api/progress/evidence', { query }, { keepPrevious: true }),
  progressAddress: (course) => addressOf('progress', {}, { query: { course } }),
  topicAddress: (topicId) => addressOf('progress-topic', { topicId }),
  evidenceAddress: (query) => addressOf('progress-evidence', {}, { query }),
};

const SourceContext = createContext(OWN_PROGRESS);
export const ProgressSourceProvider = SourceContext.Provider;
export const useProgressSource = (): ProgressSource => useContext(SourceContext);

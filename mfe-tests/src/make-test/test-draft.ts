import type { Duration, Topic } from '@api/contract';
import { useApi } from '@shell/kit';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { TimeChoice } from '../start-test/TimeChoice.tsx';
import { NOTHING_CHOSEN, type Selection, withoutOrphans, withSubject } from './selection.ts';

export interface TestDraft {
  selection: Selection;
  confirming: boolean | undefined;
  time: TimeChoice | undefined;
  chooseSubject(slug: string): void;
  /** Also drops topics whose parents are no longer selected. */
  chooseTopics(tree: readonly Topic[], levels: Partial<Pick<Selection, 'topics' | 'subtopics' | 'subSubtopics'>>): void;
  chooseDuration(duration: Duration): void;
  /** A made draft is cleared once the page is left. */
  made: boolean;
  change(parts: Partial<Pick<TestDraft, 'selection' | 'confirming' | 'time' | 'made'>>): void;
  leave(): void;
}

const EMPTY = { selection: NOTHING_CHOSEN, confirming: undefined, time: undefined, made: false };

/** The module's draft, kept while other pages of tests are shown. */
export function createTestDraft(): StoreApi<TestDraft> {
  return createStore((set) => {
    const choose = (next: (selection: Selection) => Selection) => set(({ selection }) => ({ selection: next(selection) }));
    return {
      ...EMPTY,
      chooseSubject: (slug) => choose((selection) => withSubject(selection, slug)),
      chooseTopics: (tree, levels) => choose((selection) => withoutOrphans(tree, { ...selection, ...levels })),
      chooseDuration: (duration) => choose((selection) => ({ ...selection, duration })),
      change: set,
      leave: () => set(({ selection, made }) => ({ ...EMPTY, ...(!made && { selection }) })),
    };
  });
}

/** Provided by `Root`. */
export const TestDraftContext = createContext<StoreApi<TestDraft> | null>(null);

/** Part of the draft. @throws Error outside `Root`. */
export function useTestDraft<Part>(select: (draft: TestDraft) => Part): Part {
  const draft = useContext(TestDraftContext);
  if (!draft) throw new Error('useTestDraft is for components inside Root');
  return useStore(draft, select);
}

export function useTopicTree() {
  const subject = useTestDraft(({ selection }) => selection.subject);
  const topics = useApi(
    'GET /api/topics/:subjectSlug',
    { params: { subjectSlug: subject ?? '' }, query: {} },
    { enabled: subject !== null },
  );
  return { topics, tree: topics.data?.topics ?? [] };
}

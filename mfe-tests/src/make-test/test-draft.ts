import type { Duration, Topic } from '@api/contract';
import { useApi } from '@shell/kit';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { TimeChoice } from '../start-test/TimeChoice.tsx';
import { NOTHING_CHOSEN, type Selection, withoutOrphans, withSubject } from './selection.ts';

/** A test that is not made yet. */
export interface TestDraft {
  selection: Selection;
  /** The gate before the clock is open; undefined until it first was. */
  confirming: boolean | undefined;
  /** The time that is chosen there; undefined while it is the usual one. */
  time: TimeChoice | undefined;
  chooseSubject(slug: string): void;
  /** Drops lower choices that are no longer under a chosen topic in the subject's topic tree. */
  chooseTopics(tree: readonly Topic[], levels: Partial<Pick<Selection, 'topics' | 'subtopics' | 'subSubtopics'>>): void;
  /** In minutes. */
  chooseDuration(duration: Duration): void;
  /** It is a draft no more: what was chosen goes once the page is left. */
  made: boolean;
  change(parts: Partial<Pick<TestDraft, 'selection' | 'confirming' | 'time' | 'made'>>): void;
  /** The page is left. What is chosen for a test that is not made stays. */
  leave(): void;
}

const EMPTY = { selection: NOTHING_CHOSEN, confirming: undefined, time: undefined, made: false };

/** A draft for each root of the module: it is kept while other pages of tests are in view. */
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

/** Filled by `Root`. */
export const TestDraftContext = createContext<StoreApi<TestDraft> | null>(null);

/**
 * Part of the draft.
 * @throws Error outside `Root`.
 */
export function useTestDraft<Part>(select: (draft: TestDraft) => Part): Part {
  const draft = useContext(TestDraftContext);
  if (!draft) throw new Error('useTestDraft is for components inside Root');
  return useStore(draft, select);
}

/** The topics of the chosen subject. */
export function useTopicTree() {
  const subject = useTestDraft(({ selection }) => selection.subject);
  const topics = useApi(
    'GET /api/topics/:subjectSlug',
    { params: { subjectSlug: subject ?? '' }, query: {} },
    { enabled: subject !== null },
  );
  return { topics, tree: topics.data?.topics ?? [] };
}

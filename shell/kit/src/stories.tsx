import type { User } from '@api/contract';
import { type ComponentType, useState } from 'react';
import { type Answers, createTestHost, TestHost } from './test-host.tsx';

export * from './samples.ts';
export type { Answers };

interface StoryHost {
  answers?: Answers;
  user?: User;
  path?: string;
}

/** A host for a story, whose API responds from `answers`; other calls fail. */
export function withHost({ answers = {}, user, path = '/' }: StoryHost = {}) {
  return function InHost(Story: ComponentType) {
    const [{ host }] = useState(() => createTestHost(answers, user ?? null));
    return (
      <TestHost host={host} path={path}>
        <Story />
      </TestHost>
    );
  };
}

import type { SubjectWithTopics } from '@api/contract';
import { type Answers, sampleSubject } from '@shell/kit/stories';

export function coursesAnswers(subjects: readonly SubjectWithTopics[] = [sampleSubject()]): Answers {
  return {
    'GET /api/subjects': () => ({ subjects: subjects.map(({ Topic: _topics, ...subject }) => subject) }),
    'GET /api/topics/:subjectSlug': ({ params }) => {
      const subject = subjects.find(({ slug }) => slug === params?.subjectSlug) ?? sampleSubject();
      return { subject, topics: subject.Topic ?? [] };
    },
  };
}

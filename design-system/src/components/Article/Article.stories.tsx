import { solution } from '../../compositions/sampleQuestions.ts';
import { Article } from './Article.tsx';

export default { title: 'Components/Article', component: Article };

export function Post() {
  return (
    <Article
      title="Why the discriminant decides"
      author="Editorial"
      published="2026-11-01T08:00:00Z"
      updated="2026-11-20T08:00:00Z"
      html={solution}
    />
  );
}

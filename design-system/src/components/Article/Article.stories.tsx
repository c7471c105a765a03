import { solution } from '../../compositions/sampleQuestions.ts';
import { Article } from './Article.tsx';

export default {
  title: 'Components/Article',
  component: Article,
  parameters: {
    keyboard: {
      Article: {
        Tab: 'reaches the links of the text, and what of it is wider than its box',
        'Arrow keys': 'scroll what is wider than its box',
      },
    },
  },
};

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

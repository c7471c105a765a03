export { Article, type ArticleProps } from './Article.tsx';
export { postDate } from './postDate.ts';

/**
 * What a page says to link previews and search engines beyond its head: its picture, its kind, and its content as schema.org data. For
 * whoever writes a page's HTML on a server; nothing here belongs into a browser's bundle.
 */
export { courseListData, courseOf } from './courses.ts';
export { faqSharing } from './faq.ts';
export { postSharing } from './post.ts';
export { questionSharing } from './question.ts';
export { type ShareImage, type Sharing, withOrigin } from './sharing.ts';
export { topicListSharing } from './topic-list.ts';

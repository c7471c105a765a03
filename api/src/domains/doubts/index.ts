export { doubtRoutes } from './doubts.routes.ts';
export { composeReplyMail, REPLY_MAIL } from './reply-mail.ts';

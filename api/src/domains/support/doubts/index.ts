export { countWaitingDoubts, findReplyTo } from './doubts.queries.ts';
export { doubtRoutes } from './doubts.routes.ts';
export { retypesetDoubts } from './message-typesetting.ts';
export { forgetUnsentPhotos } from './photos.service.ts';
export { composeReplyMail, REPLY_MAIL } from './reply-mail.ts';

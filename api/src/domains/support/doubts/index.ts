export { countWaitingDoubts, findReplyTo, listDoubtsToAnswer } from './doubts.queries.ts';
export { doubtRoutes } from './doubts.routes.ts';
export { composeReplyMail, REPLY_MAIL, retypesetDoubts } from './doubts.service.ts';
export { purgeUnsentPhotos } from './photos.service.ts';

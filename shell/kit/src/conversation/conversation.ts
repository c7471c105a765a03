/** What conversations between learners and teachers are shown and written with, wherever they stand. */
export { Message } from './Message.tsx';
export { MessageFields } from './MessageFields.tsx';
export { type MessageDraft, useMessageDraft } from './use-message-draft.ts';

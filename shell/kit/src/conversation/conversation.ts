export { Message } from './Message.tsx';
export { MessageFields } from './MessageFields.tsx';
export { MessageForm } from './MessageForm.tsx';
export { type MessageDraft, useMessageDraft } from './use-message-draft.ts';

export { fieldsIn, type KeptValue, keptDraft, keptKeys, keptValue } from './kept-value.ts';
export { createSender, hold, type Sender, type SenderOptions } from './outbox.ts';
export type { SendOutcome } from './sending.ts';
export { type DeviceStore, type DraftStore, deviceStore, draftStore } from './storage.ts';

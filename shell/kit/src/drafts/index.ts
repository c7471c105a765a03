export { createSender, hold, type Sender, type SenderOptions } from './outbox.ts';
export type { SendOutcome } from './sending.ts';
export { type DeviceStore, type DraftStore, deviceStore, draftStore } from './storage.ts';
export { fieldsIn, type StoredValue, storedDraft, storedKeys, storedValue } from './stored-value.ts';

export { type DeviceStore, deviceStore } from './device-store.ts';
export { type DraftStore, draftStore } from './draft-store.ts';
export { hold } from './hold.ts';
export { type Ticks, ticksOf, useKeptTicks, withReason } from './kept-ticks.ts';
export { fieldsIn, type KeptValue, keptDraft, keptKeys, keptValue } from './kept-value.ts';
export { createSender, type Sender, type SenderOptions } from './sender.ts';
export type { SendOutcome } from './sending.ts';

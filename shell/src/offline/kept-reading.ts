import { create } from 'zustand';

/** Whether what is in view was read from this device, and since when it was kept there; null: it is as the server has it. */
export const useKeptReading = create<{ reading: { at: string | null } | null }>(() => ({ reading: null }));

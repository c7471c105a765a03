import { create } from 'zustand';

/** When the page in view was cached; null if it is current. */
export const useKeptReading = create<{ reading: { at: string | null } | null }>(() => ({ reading: null }));

import type { User } from '@api/contract';
import type { Session } from '@shell/kit';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Specification part 1, section 9: "The session storage key is the auth store". */
export const SESSION_STORAGE_KEY = 'auth-store';

interface SessionState extends Session {
  /** Null for a guest. */
  token: string | null;
  signIn(token: string, user: User): void;
  updateUser(user: User): void;
  clear(): void;
  setCameFromQuestion(cameFromQuestion: boolean): void;
}

const SIGNED_OUT = { token: null, user: null, cameFromQuestion: false } as const;

/** The session, stored; `followOtherTabs` keeps tabs in step. */
export const useSessionStore = create<SessionState>()(
  persist(
    (set) => ({
      ...SIGNED_OUT,
      signIn: (token, user) => set({ token, user }),
      updateUser: (user) => set({ user }),
      clear: () => set(SIGNED_OUT),
      setCameFromQuestion: (cameFromQuestion) => set({ cameFromQuestion }),
    }),
    {
      name: SESSION_STORAGE_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ token, user, cameFromQuestion }) => ({ token, user, cameFromQuestion }),
      merge: (stored, current) => ({ ...current, ...readStored(stored) }),
    },
  ),
);

/** Signed out if the stored value is malformed. */
export function readStored(stored: unknown): Pick<SessionState, 'token' | 'user' | 'cameFromQuestion'> {
  if (typeof stored !== 'object' || stored === null) return SIGNED_OUT;
  const { token, user, cameFromQuestion } = stored as Record<string, unknown>;
  if (typeof token !== 'string' || token === '' || !isUser(user)) return SIGNED_OUT;
  return { token, user, cameFromQuestion: cameFromQuestion === true };
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, role_id } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof email === 'string' && typeof role_id === 'number';
}

/** Takes over other tabs' sessions. Specification part 1, section 3. Returns the stop function. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SESSION_STORAGE_KEY && event.key !== null) return;
    void useSessionStore.persist.rehydrate();
    if (event.newValue === null) useSessionStore.getState().clear();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

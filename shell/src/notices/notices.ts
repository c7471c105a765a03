import type { Notice } from '@shell/kit';
import { createToasts, type Toasts } from 'design-system';
import { create } from 'zustand';

interface NoticeState {
  /** True from the first message on: until then the page does without the code that shows them. */
  wanted: boolean;
  /** Messages that came before that code did. */
  waiting: readonly Notice[];
  /** The region is drawn and shows what it is told. */
  ready: boolean;
}

/** The short messages of the whole site: the shell's and, through the host, every module's. */
export const useNotices = create<NoticeState>()(() => ({ wanted: false, waiting: [], ready: false }));

export const toasts: Toasts = createToasts();

export function showNotice(notice: Notice): void {
  const { ready, waiting } = useNotices.getState();
  if (ready) show(notice);
  else useNotices.setState({ wanted: true, waiting: [...waiting, notice] });
}

/** Called by the region once it is drawn: shows what has waited. */
export function showWaitingNotices(): void {
  const { waiting } = useNotices.getState();
  useNotices.setState({ ready: true, waiting: [] });
  for (const notice of waiting) show(notice);
}

function show({ tone, text, action }: Notice): void {
  toasts[tone](text, action ? { action: { label: action.label, onPress: action.run } } : undefined);
}

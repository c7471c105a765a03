import { useEffect } from 'react';

/** Ctrl+S, or Cmd+S, submits an open dialog's form. */
export function useSaveKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      const dialog = (event.target as Element | null)?.closest('[role="dialog"]');
      const form = dialog?.querySelector('form');
      if (!form || event.defaultPrevented) return;
      event.preventDefault();
      const button = [...form.elements].find((each) => each.matches('[type="submit"]:not(:disabled)'));
      if (!event.repeat) (button as HTMLElement | undefined)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

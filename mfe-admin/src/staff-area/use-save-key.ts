import { useEffect } from 'react';

/** The form of a key press: Ctrl+Enter sends any form, Ctrl+S that of a dialog; pages with a form have their own Ctrl+S. */
function formOf({ key, target }: KeyboardEvent): HTMLFormElement | null {
  const [element, dialog] = [target as Element | null, (target as Element | null)?.closest('[role="dialog"]')];
  const inDialog = dialog?.querySelector('form') ?? null;
  if (key === 'Enter') return element?.closest('form') ?? inDialog;
  return key.toLowerCase() === 's' ? inDialog : null;
}

/** Ctrl+Enter in a form, and Ctrl+S in a dialog with one, press the button that sends it. Cmd does the same as Ctrl. */
export function useSaveKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const form = formOf(event);
      if (!form) return;
      event.preventDefault();
      const button = [...form.elements].find((each) => each.matches('[type="submit"]:not(:disabled)'));
      if (!event.repeat) (button as HTMLElement | undefined)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

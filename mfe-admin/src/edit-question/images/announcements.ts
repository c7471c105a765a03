import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Screen reader messages while an image is moved by the keyboard. */
export function moveAnnouncements(keys: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => `Picked up image ${place(active.id)} of ${keys.length}.`,
    onDragOver: ({ over }) => (over ? `It would be image ${place(over.id)} of ${keys.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Put down as image ${place(over.id)} of ${keys.length}.` : 'Put back.'),
    onDragCancel: () => 'Put back.',
  };
}

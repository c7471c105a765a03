import { useEffect, useState } from 'react';
import type { ImageDraft } from './image-draft.ts';

/** The address to show an image from: a chosen file's own while it is in view, else the stored one. */
export function useImageSource({ file, thumb, url }: ImageDraft, size: 'thumb' | 'full'): string {
  const [local, setLocal] = useState('');
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (file) return local;
  return size === 'thumb' ? thumb || url : url;
}

import type { UploadKind } from '@api/contract';
import { useApiMutation } from '@shell/kit';
import { useState } from 'react';

/** Leaves it to the file. */
export const ANY = '-';

/** Place and type of questions whose file does not say so. */
const NO_PLACE = { subject: ANY, topic: '', difficulty: ANY, level: ANY, calculator_allowed: ANY };
export type DefaultPlace = typeof NO_PLACE;

/** Only chosen ones are sent. */
const placeFieldsOf = (place: DefaultPlace): [string, string][] =>
  Object.entries(place).filter(([, value]) => value !== ANY && value !== '');

const NO_FLAGS = { overwrite_edited: false, verified: false };

export type UploadFlags = typeof NO_FLAGS;

export type Upload = ReturnType<typeof useUpload>;

/** A file and its options. `onRun` gets the new run; after a failure (`error`) the choice stays. */
export function useUpload(kind: UploadKind, onRun: (id: number) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [images, setImages] = useState<File | null>(null);
  const [flags, setFlags] = useState(NO_FLAGS);
  const [place, setPlace] = useState(NO_PLACE);
  const begin = useApiMutation('POST /api/admin/uploads/:kind', { invalidates: ['GET /api/admin/uploads/runs'] });

  const send = async () => {
    if (!file || begin.isPending) return;
    const body = bodyOf(file, flags, kind === 'questions' ? { place, images } : null);
    try {
      const { run } = await begin.mutateAsync({ params: { kind }, body: body as never });
      setFile(null);
      setImages(null);
      onRun(run.id);
    } catch {
      // Shown by `error`.
    }
  };
  const setFlag = (name: keyof UploadFlags, on: boolean) => setFlags({ ...flags, [name]: on });
  return {
    file,
    setFile,
    images,
    setImages,
    flags,
    setFlag,
    place,
    setPlace,
    send,
    sending: begin.isPending,
    error: begin.error,
  };
}

/** Fields before files, as the API reads them. `ofQuestions`: fields of question files only. */
function bodyOf(file: File, flags: UploadFlags, ofQuestions: { place: DefaultPlace; images: File | null } | null): FormData {
  const body = new FormData();
  body.append('dry_run', 'true');
  for (const [name, value] of Object.entries(flags)) if (value) body.append(name, 'true');
  if (ofQuestions) for (const [name, value] of placeFieldsOf(ofQuestions.place)) body.append(name, value);
  body.append('file', file);
  if (ofQuestions?.images) body.append('images', ofQuestions.images);
  return body;
}

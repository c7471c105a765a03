import { sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, IconButton, token } from 'design-system';
import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { small } from '../staff-area/styles.ts';

const zone = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  padding: token.space[4],
  minBlockSize: '5.5rem',
  border: `1.5px dashed ${token.color.controlLine}`,
  borderRadius: token.radius.sheet,
  background: token.color.sunken,
  '&[data-over]': { borderColor: token.color.accent, background: token.color.accentSoft },
});
const words = css({ display: 'grid', flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
const label = css({ fontFamily: token.font.sans, fontWeight: token.weight.strong });
const fault = css({ fontSize: token.text.small, color: token.color.redPen, flexBasis: '100%' });

interface FileFieldProps {
  label: string;
  help: string;
  accept: string;
  mostBytes: number;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** A file, dropped or chosen. */
export function FileField({ label: name, help, accept, mostBytes, file, onFile }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(false);
  const take = (taken: File | undefined) => {
    if (!taken) return;
    setRefused(taken.size > mostBytes);
    if (taken.size <= mostBytes) onFile(taken);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section
      css={zone}
      aria-labelledby={id}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={input} type="file" hidden accept={accept} aria-label={name} onChange={choose} />
      <span css={words}>
        <span css={label} id={id}>
          {file ? file.name : name}
        </span>
        <span css={small}>{file ? sizeInWords(file.size) : help}</span>
      </span>
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        {file ? 'Choose another' : 'Choose a file'}
      </Button>
      {file && <IconButton label={`Leave out ${file.name}`} icon={<X />} onClick={() => onFile(null)} />}
      {refused && (
        <span css={fault} role="alert">
          This file is larger than {sizeInWords(mostBytes)}. Split it.
        </span>
      )}
    </section>
  );
}

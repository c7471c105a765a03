import type { QuestionFileFormat, RequestOf } from '@api/contract';
import { Menu } from 'design-system';
import { type ReactElement, useState } from 'react';
import { useDownload } from '../staff-area/use-download.ts';

/** Ordered by how much of a question they preserve. */
const FORMATS: readonly { format: QuestionFileFormat; label: string }[] = [
  { format: 'question-file', label: 'Question file, which keeps everything' },
  { format: 'moodle-xml', label: 'Moodle XML' },
  { format: 'qti-3.0', label: 'QTI 3.0 package' },
  { format: 'qti-2.1', label: 'QTI 2.1 package' },
  { format: 'gift', label: 'GIFT, text alone' },
];

export type ExportQuery = NonNullable<RequestOf<'GET /api/admin/questions/files/:format'>['query']>;

interface FormatMenuProps {
  query: ExportQuery;
  trigger: (busy: boolean) => ReactElement;
}

/** Download formats; open when loaded, since the button was pressed. */
export function FormatMenu({ query, trigger }: FormatMenuProps) {
  const { busy, download } = useDownload();
  const [open, setOpen] = useState(true);
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={trigger(busy)}
      heading="All questions that the filter shows"
      items={FORMATS.map(({ format, label }) => ({
        key: format,
        label,
        onSelect: () => void download('GET /api/admin/questions/files/:format', { params: { format }, query }),
      }))}
    />
  );
}

import type { QuestionFileFormat, RequestOf } from '@api/contract';
import { messageOf, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Menu } from 'design-system';
import { type ReactElement, useState } from 'react';

/** The uses of the formats, ordered by how much of a question they preserve. */
const FORMATS: readonly { format: QuestionFileFormat; label: string }[] = [
  { format: 'question-file', label: 'Question file, which keeps everything' },
  { format: 'moodle-xml', label: 'Moodle XML' },
  { format: 'qti-3.0', label: 'QTI 3.0 package' },
  { format: 'qti-2.1', label: 'QTI 2.1 package' },
  { format: 'gift', label: 'GIFT, text alone' },
];

/** The filter of the table, as its address has it. */
export type ExportQuery = NonNullable<RequestOf<'GET /api/admin/questions/files/:format'>['query']>;

interface FormatMenuProps {
  query: ExportQuery;
  /** The button of the menu, which says so while a file is being made. */
  trigger: (busy: boolean) => ReactElement;
}

/** The formats that questions can be downloaded in; open when it comes, since it was asked for. */
export function FormatMenu({ query, trigger }: FormatMenuProps) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(true);
  const download = async (format: QuestionFileFormat) => {
    setBusy(true);
    try {
      const file = await host.request('GET /api/admin/questions/files/:format', { params: { format }, query });
      saveFile(file.name, file);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={trigger(busy)}
      heading="All questions that the filter shows"
      items={FORMATS.map(({ format, label }) => ({ key: format, label, onSelect: () => void download(format) }))}
    />
  );
}

import { TextSizeSwitch, ToolDock } from 'design-system';
import type { TestToolProps } from './test-tool.ts';

/** How large questions are set, here and everywhere on this device. */
export function TextSizeDock({ onClose }: TestToolProps) {
  return (
    <ToolDock title="Text size" onClose={onClose}>
      <TextSizeSwitch />
    </ToolDock>
  );
}

import { TextSizeSwitch, ToolDock } from 'design-system';
import type { ToolProps } from './tool-dock-props.ts';

/** The text size of questions, on this device. */
export function TextSizeDock({ onClose }: ToolProps) {
  return (
    <ToolDock title="Text size" onClose={onClose}>
      <TextSizeSwitch />
    </ToolDock>
  );
}

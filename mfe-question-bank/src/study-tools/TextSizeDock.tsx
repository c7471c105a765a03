import { TextSizeSwitch, ToolDock } from 'design-system';
import type { ToolProps } from './tool-dock-props.ts';

export function TextSizeDock({ onClose }: ToolProps) {
  return (
    <ToolDock title="Text size" onClose={onClose}>
      <TextSizeSwitch />
    </ToolDock>
  );
}

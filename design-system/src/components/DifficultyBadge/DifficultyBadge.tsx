import { Badge, type BadgeProps } from '../Badge/Badge.tsx';

export type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** Props of DifficultyBadge; all others go to its `<span>`. */
export interface DifficultyBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  difficulty: Difficulty;
}

const TONES = { Easy: 'success', Medium: 'warning', Hard: 'danger' } as const;

/** Easy green, Medium orange, Hard red, always with the word. */
export function DifficultyBadge({ difficulty, ...rest }: DifficultyBadgeProps) {
  return (
    <Badge {...rest} tone={TONES[difficulty]}>
      {difficulty}
    </Badge>
  );
}

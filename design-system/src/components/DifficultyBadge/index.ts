export { type Difficulty, DifficultyBadge, type DifficultyBadgeProps } from './DifficultyBadge.tsx';

export { LoadingRegion, type LoadingRegionProps, Skeleton, type SkeletonProps } from './Skeleton.tsx';

export { createWorkShare, createWorkShares, kindOf, type WorkShares } from './shares.ts';

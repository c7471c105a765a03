import { create } from 'zustand';
import type { ModuleState } from './module-applications.ts';

/** How far each module is. */
export const useModuleStates = create<Record<string, ModuleState>>()(() => ({}));

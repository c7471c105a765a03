import { create } from 'zustand';
import type { ModuleState } from './module-applications.ts';

export const useModuleStates = create<Record<string, ModuleState>>()(() => ({}));

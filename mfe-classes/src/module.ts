import { defineModule } from '@shell/kit';
import { Root } from './root.tsx';

export const { bootstrap, mount, unmount } = defineModule(Root);

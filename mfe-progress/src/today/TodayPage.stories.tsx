import type { Today } from '@api/contract';
import { sampleUser, withHost } from '@shell/kit/stories';
import { sampleToday } from './sample-today.ts';
import { TodayPage } from './TodayPage.tsx';

export default { title: 'mfe-progress/TodayPage', component: TodayPage };

const user = sampleUser();
const answer = (today: Partial<Today> = {}) =>
  withHost({ path: '/today', user, answers: { 'GET /api/today': () => sampleToday(today) } });

export const ThreeThings = { decorators: [answer()] };

export const NothingLeft = { decorators: [answer({ things: [], minutes_done: 30 })] };

export const NotLoaded = { decorators: [withHost({ path: '/today', user: sampleUser({ id: 8 }) })] };

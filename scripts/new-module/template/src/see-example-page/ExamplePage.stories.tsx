import { sampleSubject, withHost } from '@shell/kit/stories';
import { ExamplePage } from './ExamplePage.tsx';

export default {
  title: 'mfe-example/ExamplePage',
  component: ExamplePage,
};

export const Subjects = { decorators: [withHost({ answers: { 'GET /api/subjects': () => ({ subjects: [sampleSubject()] }) } })] };

export const None = { decorators: [withHost({ answers: { 'GET /api/subjects': () => ({ subjects: [] }) } })] };

export const NotLoaded = { decorators: [withHost()] };

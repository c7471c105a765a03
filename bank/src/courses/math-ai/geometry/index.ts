import type { QuestionTemplate } from '../../../template.ts';
import { bearingsAndAmbiguityTemplates } from './bearings-and-ambiguity.ts';
import { circlesTemplates } from './circles.ts';
import { graphsAndWalksTemplates } from './graphs-and-walks.ts';
import { routesTemplates } from './routes.ts';
import { solidsTemplates } from './solids.ts';
import { transformationsTemplates } from './transformations.ts';
import { trianglesTemplates } from './triangles.ts';
import { vectorsTemplates } from './vectors.ts';
import { voronoiDiagramsTemplates } from './voronoi-diagrams.ts';

/** All templates of topic 3, in the order of the course. */
export const geometryTemplates: readonly QuestionTemplate[] = [
  ...solidsTemplates,
  ...trianglesTemplates,
  ...bearingsAndAmbiguityTemplates,
  ...circlesTemplates,
  ...voronoiDiagramsTemplates,
  ...vectorsTemplates,
  ...transformationsTemplates,
  ...graphsAndWalksTemplates,
  ...routesTemplates,
];

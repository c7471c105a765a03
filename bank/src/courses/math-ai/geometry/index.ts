import type { QuestionTemplate } from '../../../template.ts';
import { arcsAndConesTemplates } from './arcs-and-cones.ts';
import { bearingsAndAmbiguityTemplates } from './bearings-and-ambiguity.ts';
import { bisectorsAndSitesTemplates } from './bisectors-and-sites.ts';
import { circlesTemplates } from './circles.ts';
import { graphsAndWalksTemplates } from './graphs-and-walks.ts';
import { mapsAndNetworksTemplates } from './maps-and-networks.ts';
import { matrixMapsTemplates } from './matrix-maps.ts';
import { networksAtWorkTemplates } from './networks-at-work.ts';
import { placesAndSectorsTemplates } from './places-and-sectors.ts';
import { radiansAndTrianglesTemplates } from './radians-and-triangles.ts';
import { roundRoutesTemplates } from './round-routes.ts';
import { routesTemplates } from './routes.ts';
import { solidsTemplates } from './solids.ts';
import { transformationsTemplates } from './transformations.ts';
import { trianglesTemplates } from './triangles.ts';
import { vectorProductsTemplates } from './vector-products.ts';
import { vectorsTemplates } from './vectors.ts';
import { vectorsAtWorkTemplates } from './vectors-at-work.ts';
import { vectorsInUseTemplates } from './vectors-in-use.ts';
import { voronoiDiagramsTemplates } from './voronoi-diagrams.ts';
import { voronoiUsesTemplates } from './voronoi-uses.ts';

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
  ...placesAndSectorsTemplates,
  ...bisectorsAndSitesTemplates,
  ...radiansAndTrianglesTemplates,
  ...matrixMapsTemplates,
  ...vectorsAtWorkTemplates,
  ...vectorProductsTemplates,
  ...networksAtWorkTemplates,
  ...roundRoutesTemplates,
  ...vectorsInUseTemplates,
  ...voronoiUsesTemplates,
  ...arcsAndConesTemplates,
  ...mapsAndNetworksTemplates,
];

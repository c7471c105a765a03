import { prose } from '../writing.ts';
import { merged, subtopic, type TopicArea } from './area.ts';

/** Topic 3: geometry and trigonometry. */
export const geometryAndTrigonometry: TopicArea = {
  number: '3',
  name: 'Geometry and trigonometry',
  overview: prose`
    Measuring in two and three dimensions, and dividing a region fairly among places. Solids, triangles, bearings and circles come first; Voronoi diagrams then use perpendicular bisectors to answer questions such as which
    hospital is nearest and where a new one should stand. A clear sketch is half of the solution. At standard level all angles are in degrees.`,
  higherOverview: prose`
    Higher level adds radians and the unit circle, matrix transformations, vectors with the motion of objects, and graph theory: networks, walks, spanning trees, and the best routes of a postman or a salesman.`,
  standard: [
    merged(
      [
        'distances-and-midpoints-in-space',
        'angles-in-solids',
        'distances-midpoints-and-angles-in-space',
        'volumes-and-surface-areas',
      ],
      '3.1',
      'Three-dimensional space and solids',
      prose`
        - Distance between points: $d = \sqrt{(x_1 - x_2)^{2} + (y_1 - y_2)^{2} + (z_1 - z_2)^{2}}$; midpoint: the mean of each coordinate.
        - Volumes: pyramid $\frac{1}{3}Ah$, cone $\frac{1}{3}\pi r^{2}h$, cylinder $\pi r^{2}h$, prism $Ah$, sphere $\frac{4}{3}\pi r^{3}$.
        - Surfaces: sphere $4\pi r^{2}$; curved surface of a cylinder $2\pi rh$, of a cone $\pi rl$ with slant height $l$.
        - The angle between a line and a plane is that between the line and its projection on the plane. Look for a right-angled triangle within the solid.`,
    ),
    subtopic(
      '3.2',
      'Triangle trigonometry',
      prose`
        - Right-angled: $\sin\theta = \dfrac{\text{opp}}{\text{hyp}}$, $\cos\theta = \dfrac{\text{adj}}{\text{hyp}}$, $\tan\theta = \dfrac{\text{opp}}{\text{adj}}$.
        - Sine rule: $\dfrac{a}{\sin A} = \dfrac{b}{\sin B} = \dfrac{c}{\sin C}$.
        - Cosine rule: $c^{2} = a^{2} + b^{2} - 2ab\cos C$ and $\cos C = \dfrac{a^{2} + b^{2} - c^{2}}{2ab}$.
        - Area: $\frac{1}{2}ab\sin C$.

        Two sides with the angle between them, or three sides: cosine rule. A side with its opposite angle and one more: sine rule. Check that the calculator is in degree mode.`,
      'Right-angled triangles',
      'Sine rule, cosine rule and area',
    ),
    merged(
      ['angles-of-elevation-and-depression', 'bearings'],
      '3.3',
      'Elevation, depression and bearings',
      prose`
        - Angles of elevation and depression are measured from the horizontal.
        - A bearing is measured clockwise from north and written with three figures: $045^\circ$ is north-east.
        - North lines are parallel: use alternate and co-interior angles to find angles of the triangle.
        - The way back has the bearing $\pm 180^\circ$.

        **Example.** On a bearing of $120^\circ$ for $10\text{ km}$ one comes $10\sin 120^\circ \approx 8.66\text{ km}$ east and $10\cos 120^\circ = -5\text{ km}$ north.`,
    ),
    subtopic(
      '3.4',
      'Arcs and sectors',
      prose`
        For an angle of $\theta$ degrees in a circle of radius $r$:

        - arc length $l = \dfrac{\theta}{360} \times 2\pi r$
        - area of the sector $A = \dfrac{\theta}{360} \times \pi r^{2}$.

        The perimeter of a sector contains two radii: $l + 2r$. A segment is a sector without its triangle: $\dfrac{\theta}{360}\pi r^{2} - \frac{1}{2}r^{2}\sin\theta$.

        **Example.** $r = 6$, $\theta = 50^\circ$: $l \approx 5.24$ and $A \approx 15.7$.`,
    ),
    subtopic(
      '3.5',
      'Perpendicular bisectors',
      prose`
        All points of the perpendicular bisector of AB are equally far from A and B.

        - It passes through the midpoint $\left(\dfrac{x_1 + x_2}{2}, \dfrac{y_1 + y_2}{2}\right)$.
        - Its gradient is the negative reciprocal of that of AB: $-\dfrac{x_2 - x_1}{y_2 - y_1}$.

        **Example.** For A$(1, 2)$ and B$(5, 4)$: midpoint $(3, 3)$, gradient of AB $\frac{1}{2}$, so the bisector is $y - 3 = -2(x - 3)$, that is $y = -2x + 9$.`,
    ),
    merged(
      ['sites-cells-edges-and-interpolation', 'adding-sites-and-the-largest-empty-circle'],
      '3.6',
      'Voronoi diagrams',
      prose`
        A Voronoi diagram divides a region into **cells**, one for each **site**: a cell holds the points nearest to its site.

        - Edges are parts of perpendicular bisectors of neighbouring sites; three of them usually meet in a **vertex**, which is equally far from three sites.
        - Nearest neighbour interpolation: a place takes the value measured at the site of its cell.
        - Adding a site: draw its bisectors with the old sites, one cell after another, and remove what lies inside the new cell.
        - The "toxic waste" problem: the point farthest from all sites is a vertex (or lies on the boundary). Compare the distances of the vertices from their sites, $\sqrt{(x - a)^{2} + (y - b)^{2}}$.`,
    ),
  ],
  higher: [
    subtopic(
      '3.7',
      'Radian measure',
      prose`
        One radian is the angle whose arc equals the radius: $180^\circ = \pi$ radians.

        - Convert: degrees $\times \dfrac{\pi}{180}$, radians $\times \dfrac{180}{\pi}$.
        - Arc length $l = r\theta$; sector area $A = \frac{1}{2}r^{2}\theta$; segment $\frac{1}{2}r^{2}(\theta - \sin\theta)$.

        Set the calculator to radians for these, and for all of calculus with trigonometric functions.`,
    ),
    merged(
      ['unit-circle-and-identities', 'the-ambiguous-case-of-the-sine-rule'],
      '3.8',
      'Unit circle, identities and the ambiguous case',
      prose`
        On the unit circle the point at angle $\theta$ is $(\cos\theta, \sin\theta)$.

        - $\cos^{2}\theta + \sin^{2}\theta = 1$ and $\tan\theta = \dfrac{\sin\theta}{\cos\theta}$.
        - $\sin(\pi - \theta) = \sin\theta$, $\cos(2\pi - \theta) = \cos\theta$, $\tan(\theta + \pi) = \tan\theta$.
        - Equations in a finite interval are solved graphically: read all the intersections.
        - **Ambiguous case**: with two sides and an angle that is not between them the sine rule may allow two triangles, with angles $B$ and $180^\circ - B$.`,
    ),
    merged(
      ['matrices-of-geometric-transformations', 'compositions-and-areas'],
      '3.9',
      'Matrix transformations',
      prose`
        A matrix maps $\begin{pmatrix} x \\ y \end{pmatrix}$ to $\boldsymbol{M}\begin{pmatrix} x \\ y \end{pmatrix}$; its columns are the images of $(1, 0)$ and $(0, 1)$.

        - Rotation anticlockwise by $\theta$: $\begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix}$; reflection in $y = (\tan\theta)x$: $\begin{pmatrix} \cos 2\theta & \sin 2\theta \\ \sin 2\theta & -\cos 2\theta \end{pmatrix}$.
        - Stretches and enlargements: $\begin{pmatrix} k & 0 \\ 0 & 1 \end{pmatrix}$, $\begin{pmatrix} 1 & 0 \\ 0 & k \end{pmatrix}$, $\begin{pmatrix} k & 0 \\ 0 & k \end{pmatrix}$; translations are added as vectors.
        - First $\boldsymbol{A}$, then $\boldsymbol{B}$: the product is $\boldsymbol{BA}$.
        - Area of the image $= |\det\boldsymbol{M}| \times$ area of the object.`,
    ),
    subtopic(
      '3.10',
      'Vectors',
      prose`
        A vector has magnitude and direction. $\overrightarrow{AB} = \boldsymbol{b} - \boldsymbol{a}$.

        - Magnitude $|\boldsymbol{v}| = \sqrt{v_1^{2} + v_2^{2} + v_3^{2}}$; the unit vector in the direction of $\boldsymbol{v}$ is $\dfrac{\boldsymbol{v}}{|\boldsymbol{v}|}$.
        - Base vectors $\boldsymbol{i}, \boldsymbol{j}, \boldsymbol{k}$; zero vector $\boldsymbol{0}$; $-\boldsymbol{v}$ has the opposite direction.
        - Parallel vectors are multiples of each other. The resultant of several vectors is their sum.
        - A velocity of speed $s$ in the direction $\boldsymbol{d}$ is $s\dfrac{\boldsymbol{d}}{|\boldsymbol{d}|}$.`,
    ),
    subtopic(
      '3.11',
      'Vector equation of a line',
      prose`
        $$\boldsymbol{r} = \boldsymbol{a} + \lambda\boldsymbol{b}$$
        with a point $\boldsymbol{a}$ of the line and a direction $\boldsymbol{b}$.

        - Parametric form: $x = x_0 + \lambda l$, $y = y_0 + \lambda m$, $z = z_0 + \lambda n$.
        - A point lies on the line if one value of $\lambda$ fits all its coordinates.
        - Through A and B: $\boldsymbol{r} = \boldsymbol{a} + \lambda(\boldsymbol{b} - \boldsymbol{a})$.
        - Two lines: equal direction (parallel), or solve for two parameters and test the third coordinate.`,
    ),
    merged(
      ['constant-velocity-and-closest-approach', 'variable-velocity'],
      '3.12',
      'Vectors and motion',
      prose`
        - Constant velocity: $\boldsymbol{r} = \boldsymbol{r}_0 + \boldsymbol{v}t$; speed $= |\boldsymbol{v}|$. A start at another time $t_0$: $\boldsymbol{r} = \boldsymbol{r}_0 + \boldsymbol{v}(t - t_0)$.
        - Two objects collide if their position vectors agree at the **same** time. The displacement from A to B is $\boldsymbol{r}_B - \boldsymbol{r}_A$; they are closest where its length is least.
        - Variable velocity: $\boldsymbol{v} = \dfrac{\mathrm{d}\boldsymbol{r}}{\mathrm{d}t}$, $\boldsymbol{a} = \dfrac{\mathrm{d}\boldsymbol{v}}{\mathrm{d}t}$, component by component; projectiles have $\boldsymbol{a} = \begin{pmatrix} 0 \\ -9.8 \end{pmatrix}$; motion on a circle has $\boldsymbol{r} = \begin{pmatrix} r\cos\omega t \\ r\sin\omega t \end{pmatrix}$.`,
    ),
    merged(
      ['scalar-product-and-angles', 'vector-product-and-areas'],
      '3.13',
      'Scalar and vector product',
      prose`
        - $\boldsymbol{v} \cdot \boldsymbol{w} = v_1w_1 + v_2w_2 + v_3w_3 = |\boldsymbol{v}||\boldsymbol{w}|\cos\theta$; zero exactly when the vectors are perpendicular.
        - $\boldsymbol{v} \times \boldsymbol{w} = \begin{pmatrix} v_2w_3 - v_3w_2 \\ v_3w_1 - v_1w_3 \\ v_1w_2 - v_2w_1 \end{pmatrix}$, perpendicular to both, with length $|\boldsymbol{v}||\boldsymbol{w}|\sin\theta$.
        - Area of a parallelogram $|\boldsymbol{v} \times \boldsymbol{w}|$, of a triangle half of it.
        - Component of $\boldsymbol{a}$ along $\boldsymbol{b}$: $\dfrac{\boldsymbol{a} \cdot \boldsymbol{b}}{|\boldsymbol{b}|}$; perpendicular to it: $\dfrac{|\boldsymbol{a} \times \boldsymbol{b}|}{|\boldsymbol{b}|}$.`,
    ),
    subtopic(
      '3.14',
      'Graph theory: terms',
      prose`
        A graph has vertices and edges; the **degree** of a vertex is the number of its edge ends.

        - Sum of all degrees $= 2 \times$ number of edges.
        - Simple (no loops, no double edges), connected, complete ($\frac{n(n-1)}{2}$ edges), weighted, directed (in-degree and out-degree), tree (connected without cycles, $n - 1$ edges), subgraph.
        - Walk, trail (no edge twice), path (no vertex twice), cycle.
        - **Eulerian circuit**: connected and all degrees even; Eulerian trail: exactly two odd vertices. **Hamiltonian cycle**: visits each vertex once.`,
    ),
    merged(
      ['adjacency-matrices-and-walks', 'transition-matrix-of-a-graph'],
      '3.15',
      'Adjacency and transition matrices',
      prose`
        - Entry $(i, j)$ of the adjacency matrix $\boldsymbol{M}$ is the number of edges from $i$ to $j$. The entry of $\boldsymbol{M}^{k}$ is the number of walks of length $k$; in $\boldsymbol{M} + \boldsymbol{M}^{2} + \ldots + \boldsymbol{M}^{k}$ it is that of walks of length at most $k$.
        - Weighted graphs have tables of weights (distances, costs).
        - A random walker leaves each vertex along its edges with equal probability. The transition matrix has columns that add up to 1; its steady state ranks the vertices, as in page ranking.`,
    ),
    merged(
      ['minimum-spanning-trees', 'the-chinese-postman-problem', 'the-travelling-salesman-problem'],
      '3.16',
      'Tree and cycle algorithms',
      prose`
        - **Minimum spanning tree**: Kruskal takes the least edge that closes no cycle; Prim grows one tree by the least edge that leaves it (also from a table). $n$ vertices need $n - 1$ edges.
        - **Chinese postman** (each edge at least once): pair the odd vertices so that the repeated shortest paths have the least total; length $=$ sum of all edges $+$ that total.
        - **Travelling salesman** (each vertex once): make a table of least distances. Upper bound: nearest neighbour algorithm. Lower bound: delete a vertex, take the minimum spanning tree of the rest and add the two shortest edges of the deleted vertex.
        $$\text{lower bound} \le \text{shortest tour} \le \text{upper bound}$$`,
    ),
  ],
};

/** Angles in degrees between neighbouring directions when `count` equal charges on a sphere have come to rest. */
export function domainAngles(count: number): number[] {
  // Spread the start over a spiral so that no two charges coincide and no symmetry traps them.
  let places = Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count;
    const turn = 2.4 * i;
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(turn), r * Math.sin(turn) + 0.01 * i, z] as const;
  }).map(normalise);
  for (let round = 0; round < 4_000; round++) {
    places = places.map((at, i) => {
      let [fx, fy, fz] = [0, 0, 0];
      places.forEach((other, j) => {
        if (i === j) return;
        const [dx, dy, dz] = [at[0] - other[0], at[1] - other[1], at[2] - other[2]];
        const cube = Math.hypot(dx, dy, dz) ** 3;
        fx += dx / cube;
        fy += dy / cube;
        fz += dz / cube;
      });
      return normalise([at[0] + 0.05 * fx, at[1] + 0.05 * fy, at[2] + 0.05 * fz]);
    });
  }
  return places.map((at, i) =>
    Math.min(
      ...places
        .filter((_, j) => j !== i)
        .map((other) => (Math.acos(Math.max(-1, at[0] * other[0] + at[1] * other[1] + at[2] * other[2])) * 180) / Math.PI),
    ),
  );
}

type Vector = readonly [number, number, number];

function normalise([x, y, z]: Vector): Vector {
  const size = Math.hypot(x, y, z);
  return [x / size, y / size, z / size];
}

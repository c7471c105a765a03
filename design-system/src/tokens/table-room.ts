/** Of a Sheet that holds a table (`container: rows`) and has less than `room` rem for it; `wide`: though more than a phone's. */
export const lessRoomThan = (room: number) => ({
  any: `@container rows (width < ${room}rem)`,
  wide: `@container rows (36rem <= width < ${room}rem)`,
});

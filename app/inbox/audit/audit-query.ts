/** The filter of the address as the API takes it: a day is the staff member's own, from midnight to midnight. */
export function auditQuery(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  for (const [name, daysLater] of [
    ['from', 0],
    ['to', 1],
  ] as const) {
    const day = params.get(name);
    if (!day) continue;
    const date = new Date(`${day}T00:00`);
    query.delete(name);
    if (Number.isNaN(date.getTime())) continue;
    date.setDate(date.getDate() + daysLater);
    query.set(name, date.toISOString());
  }
  return query.toString();
}

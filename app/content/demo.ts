type DemoValue = { what: string; value: string };

/** Every fact that is still a stand-in; `npm run content:check` prints them. */
export const demoValues: DemoValue[] = [];

/** Marks a fact that the owner replaces before going live: take the call away and leave the real value. */
export function demo<const Value extends string>(what: string, value: Value): Value {
  demoValues.push({ what, value });
  return value;
}

import { forms } from '#app/forms/definitions/registry.ts';
import type { AnswerTime, FormDefinition } from '#app/forms/engine/define-form.ts';
import { dueAt, latestDueBy } from '#server/due/due-at.ts';
import { momentAt } from '../moments.ts';
import { newestFirst, type Order, oldestFirst, type Position } from '../order.ts';

/** The rows of all forms in one line: by a moment that each row has, then form by form. */
export type Line = { order: Order; within: (form: FormDefinition) => AnswerTime };

const atOnce: AnswerTime = { hours: 0 };

export const newestOfAll: Line = { order: newestFirst, within: () => atOnce };
export const oldestOfAll: Line = { order: oldestFirst, within: () => atOnce };
export const dueOfAll: Line = { order: oldestFirst, within: ({ answerWithin }) => answerWithin };

/** Where a row stands in a line. */
export type Place = { form: FormDefinition; position: Position; moment: number };

export function placeIn({ within }: Line, form: FormDefinition, position: Position): Place {
  const [at = ''] = position;
  return { form, position, moment: dueAt(within(form), Date.parse(at)) };
}

/** Below zero when the first comes before the second. Of one form the table's own order holds. */
export function compare({ order }: Line, a: Place, b: Place): number {
  const later = order.direction === 'asc' ? a.moment - b.moment : b.moment - a.moment;
  return later || rankOf(a.form) - rankOf(b.form);
}

/**
 * Where the rest of one table begins after a place in the line. Of the rows of another form that have the same
 * moment, all have been there or none: ids are never compared, since each engine sorts text by rules of its own.
 */
export function restOf(line: Line, form: FormDefinition, place: Place): Position {
  if (place.form === form) return place.position;
  const wereThere = rankOf(form) < rankOf(place.form);
  if (line.order.direction === 'desc') return edge(wereThere ? place.moment : place.moment + 1);
  return edge(latestDueBy(line.within(form), wereThere ? place.moment : place.moment - 1) + 1);
}

function rankOf(form: FormDefinition): number {
  return forms.indexOf(form);
}

/** Just before the rows of a moment, whatever their ids. */
function edge(moment: number): Position {
  return [momentAt(moment), ''];
}

import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { aerial } from './aerial.ts';
import { aiVisuals } from './ai-visuals.ts';
import { bootcamp } from './bootcamp.ts';
import { contact } from './contact.ts';
import { education } from './education.ts';
import { graphicDesign } from './graphic-design.ts';
import { informationRequest } from './information-request.ts';
import { photography, photographyShort } from './photography.ts';
import { veterans } from './veterans.ts';
import { videoGeneration } from './video-generation.ts';

/** Every form of the site, in the order of the inbox's tabs: one a table. */
export const forms: readonly FormDefinition[] = [
  contact,
  informationRequest,
  photography,
  aerial,
  videoGeneration,
  graphicDesign,
  aiVisuals,
  bootcamp,
  education,
  veterans,
];

/** Shorter looks of a form, on other pages, that write to the same table. */
const variants: readonly FormDefinition[] = [photographyShort];

/** Whatever a visitor may meet. */
export const everyForm: readonly FormDefinition[] = [...forms, ...variants];

/** Where a form can be filled in. */
export const pagesWithForm: ReadonlySet<string> = new Set(everyForm.map(({ page }) => page));

/** The pages whose forms write to a table. */
export function pagesOf(table: string): string[] {
  return everyForm.filter((form) => form.table === table).map(({ page }) => page);
}

export function formForTable(table: string): FormDefinition | undefined {
  return forms.find((form) => form.table === table);
}

/** A post from a variant names it. */
export function variantThatSent(table: string, id: unknown): FormDefinition | undefined {
  return variants.find((variant) => variant.table === table && variant.id === id);
}

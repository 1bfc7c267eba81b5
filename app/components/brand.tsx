import { company } from '#app/content/company.ts';
import { Mark } from './mark.tsx';

export const brandLook =
  'flex min-h-11 items-center gap-2 font-display text-lg font-semibold text-paper sm:text-h4';

export function Brand() {
  return (
    <>
      <Mark className="size-7 sm:size-8" />
      {company.brand}
    </>
  );
}

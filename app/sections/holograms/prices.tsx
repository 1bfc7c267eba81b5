import type { ReactNode } from 'react';
import { hologramAddOns, hologramModels } from '#app/content/holograms.ts';

export function Prices() {
  return (
    <section id="prices" aria-labelledby="prices-heading" className="page-width py-20 md:py-32">
      <h2 id="prices-heading" className="max-w-3xl">
        What the displays cost, and what new images cost.
      </h2>
      <div className="mt-12 grid gap-16 md:mt-16 lg:grid-cols-12 lg:gap-6">
        <PriceTable
          caption="Displays"
          heads={['Model', 'Included', 'Price']}
          rows={hologramModels.map(({ name, fans, images, price }) => ({
            head: (
              <span className="font-normal whitespace-nowrap">
                <span className="block font-display text-h4 font-semibold sm:inline">{name}</span> ({fans})
              </span>
            ),
            images,
            price,
          }))}
          className="lg:col-span-7"
        />
        <PriceTable
          caption="Add-ons per month"
          heads={['Quality', 'Images', 'Per month']}
          rows={hologramAddOns.map(({ quality, ...row }) => ({ head: quality, ...row }))}
          className="lg:col-span-4 lg:col-start-9"
        />
      </div>
    </section>
  );
}

type PriceTableProps = {
  caption: string;
  heads: readonly [string, string, string];
  rows: { head: ReactNode; images: string; price: string }[];
  className: string;
};

function PriceTable({ caption, heads, rows, className }: PriceTableProps) {
  return (
    <table className={`w-full self-start text-left ${className}`}>
      <caption className="pb-4 text-left font-display text-h4 font-semibold">{caption}</caption>
      <thead className="text-sm text-text-soft">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-normal last:pr-0 last:text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, images, price }) => (
          <tr key={images} className="border-t border-paper-line align-baseline">
            <th scope="row" className="py-4 pr-4 font-semibold">
              {head}
            </th>
            <td className="py-4 pr-4 max-sm:pr-2 max-sm:text-sm">{images}</td>
            <td className="py-4 text-right font-display text-h4 font-semibold">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { hologramAddOns, hologramModels } from '#app/content/holograms.ts';

const row = 'border-t border-paper-line py-4 align-baseline';
const cell = `${row} pr-4`;
const figure = `${row} text-right font-display text-h4 font-semibold`;

export function Prices() {
  return (
    <section id="prices" aria-labelledby="prices-heading" className="page-width py-20 md:py-32">
      <h2 id="prices-heading" className="max-w-3xl">
        The price of the display, and of new images for it.
      </h2>
      <div className="mt-12 grid gap-16 md:mt-16 lg:grid-cols-12 lg:gap-6">
        <table className="w-full self-start text-left lg:col-span-7">
          <caption className="pb-4 text-left font-display text-h4 font-semibold">Displays</caption>
          <thead className="text-sm text-text-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                Model
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                Included
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {hologramModels.map(({ id, name, fans, images, price }) => (
              <tr key={id}>
                <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                  <span className="block font-display text-h4 font-semibold sm:inline">{name}</span> ({fans})
                </th>
                <td className={cell}>{images}</td>
                <td className={figure}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="w-full self-start text-left lg:col-span-4 lg:col-start-9">
          <caption className="pb-4 text-left font-display text-h4 font-semibold">Add-ons per month</caption>
          <thead className="text-sm text-text-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                Quality
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                Images
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Per month
              </th>
            </tr>
          </thead>
          <tbody>
            {hologramAddOns.map(({ quality, images, price }) => (
              <tr key={images}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {quality}
                </th>
                <td className={cell}>{images}</td>
                <td className={figure}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { ExternalLink } from '#app/components/external-link.tsx';
import { company } from '#app/content/company.ts';

const lineLink = 'link inline-flex min-h-11 items-center text-paper';

export function ContactDetails() {
  const { address, hours } = company;
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <Detail name="Email">
        <a className={lineLink} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </Detail>
      <Detail name="Phone">
        <a className={lineLink} href={`tel:+1${company.phone.replace(/\D/g, '')}`}>
          {company.phone}
        </a>
      </Detail>
      <Detail name="Office" id="office-address">
        <address className="mt-2 not-italic">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </Detail>
      <Detail name="Hours">
        <p className="mt-2">
          {hours.days}, {hours.opens} to {hours.closes}
        </p>
      </Detail>
      <Detail name="Elsewhere">
        <ul className="flex flex-wrap gap-x-6">
          {company.social.map(({ name, href }) => (
            <li key={name}>
              <ExternalLink href={href} className={lineLink}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Detail>
    </div>
  );
}

function Detail({ name, id, children }: { name: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="border-t border-ink-line pt-4 target:border-amber last:sm:col-span-2">
      <h2 className="text-base not-print:text-amber! tracking-normal">{name}</h2>
      {children}
    </section>
  );
}

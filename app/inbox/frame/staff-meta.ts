import type { MetaDescriptor } from 'react-router';
import { company } from '#app/content/company.ts';

export function staffMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${company.brand}` }, { name: 'robots', content: 'noindex' }];
}

import { company } from '#app/content/company.ts';

/** What a printed page says where the form stood. */
export function PaperNote({ text, path }: { text: string; path: `/${string}` }) {
  return (
    <p className="hidden print:block">
      {text} {company.url.replace('https://', '')}
      {path}, or write to {company.email}.
    </p>
  );
}

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { aliases } from './content/aliases.ts';
import { leadToQr } from './content/company.ts';
import { pages } from './content/pages.ts';

/** The site's table of contents: the pages of `pages.ts`, then what machines and staff ask for. */
export default [
  layout('routes/site.tsx', [
    ...Object.entries(pages).map(([name, { path }]) => {
      const file = `routes/${name}.tsx`;
      if (path === '/') return index(file);
      return route(path === '/404' ? '*' : path.slice(1), file);
    }),
    route('q/:slug', 'routes/printed-code.tsx'),
    route('requests/erased', 'routes/request-erased.tsx'),
    route('requests/:secret', 'routes/request.tsx'),
    ...Object.entries(aliases).map(([alias, path]) => addressOf(alias, `routes/${nameOf(path)}.tsx`)),
  ]),
  route('sitemap.xml', 'routes/machines/sitemap.ts'),
  route('robots.txt', 'routes/machines/robots.ts'),
  route('llms.txt', 'routes/machines/llms.ts'),
  layout('routes/staff/layout.tsx', [
    route('login', 'routes/staff/login.tsx'),
    route('reset-password', 'routes/staff/reset-password.tsx'),
    route('invitation', 'routes/staff/invitation.tsx'),
    layout('routes/staff/only.tsx', [
      route('admin', 'routes/staff/dashboard.tsx', [index('routes/staff/submissions.tsx')]),
      route('admin/all', 'routes/staff/all.tsx'),
      route('admin/people', 'routes/staff/person.tsx'),
      route('admin/quarantine', 'routes/staff/quarantine.tsx'),
      route('admin/deliveries', 'routes/staff/deliveries.tsx'),
      route('admin/templates', 'routes/staff/templates.tsx'),
      route('admin/health', 'routes/staff/health.tsx'),
      route('admin/numbers', 'routes/staff/numbers.tsx'),
      route('admin/account', 'routes/staff/account.tsx'),
      layout('routes/staff/admins.tsx', [
        route('admin/questions', 'routes/staff/questions.tsx'),
        route('admin/team', 'routes/staff/team.tsx'),
        route('admin/codes', 'routes/staff/codes.tsx'),
        route('admin/site', 'routes/staff/site.tsx'),
        route('admin/edit/:page', 'routes/staff/edit.tsx'),
        route('admin/audit', 'routes/staff/audit.tsx'),
        route('admin/privacy', 'routes/staff/privacy.tsx'),
        route('admin/setup', 'routes/staff/setup.tsx'),
      ]),
    ]),
  ]),
  ...leadToQr.map((path) => addressOf(path, 'routes/to-qr.ts')),
] satisfies RouteConfig;

/** One of several addresses of a file needs a name of its own. */
function addressOf(path: string, file: string) {
  return route(path.slice(1), file, { id: path.slice(1) });
}

function nameOf(path: string): string | undefined {
  return Object.entries(pages).find(([, page]) => page.path === path)?.[0];
}

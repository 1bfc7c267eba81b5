import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site's table of contents. Where two addresses show one page, the first is canonical. */
export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { qrTokens } from './content/company.ts';

/** The site's table of contents. Where two addresses show one page, the first is canonical. */
export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    ...addresses('routes/services.tsx', 'services', 'creative-studio'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('explore', 'routes/explore.tsx'),
    ...addresses('routes/bootcamp.tsx', 'bootcamp', 'ai-bootcamp'),
    route('photo-gallery', 'routes/photo-gallery.tsx'),
    route('photography', 'routes/photography.tsx'),
    route('aerial', 'routes/aerial.tsx'),
    route('generated-video', 'routes/generated-video.tsx'),
    route('ai-visuals', 'routes/ai-visuals.tsx'),
    route('graphic-design', 'routes/graphic-design.tsx'),
    ...addresses('routes/partnership.tsx', 'porpoise-robotics', 'partnership'),
    route('akron-holograms', 'routes/holograms.tsx'),
    route('veterans-program', 'routes/veterans.tsx'),
    route('education', 'routes/education.tsx'),
    route('partner-with-us', 'routes/partner-with-us.tsx'),
    route('qr', 'routes/qr.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  layout('routes/staff.tsx', [
    route('login', 'routes/login.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    layout('routes/staff-only.tsx', [
      route('admin', 'routes/admin.tsx', [index('routes/admin-submissions.tsx')]),
      route('admin/quarantine', 'routes/admin-quarantine.tsx'),
      route('admin/deliveries', 'routes/admin-deliveries.tsx'),
      route('admin/questions', 'routes/admin-questions.tsx'),
      route('admin/account', 'routes/admin-account.tsx'),
      route('admin/audit', 'routes/admin-audit.tsx'),
      route('admin/privacy', 'routes/admin-privacy.tsx'),
    ]),
  ]),
  ...addresses('routes/to-qr.ts', 'qr-programs', 'programs', ...qrTokens),
] satisfies RouteConfig;

function addresses(file: string, ...paths: string[]) {
  return paths.map((path) => route(path, file, { id: path }));
}

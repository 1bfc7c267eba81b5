import { Outlet } from 'react-router';
import { SiteFrame } from '#app/components/site-frame.tsx';

export default function Site() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

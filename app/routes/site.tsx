import { Outlet, useSearchParams } from 'react-router';
import { SiteFrame } from '#app/components/site-frame.tsx';
import { linkNotice } from '#app/inbox/sign-in/sign-in-messages.ts';

export default function Site() {
  const [params] = useSearchParams();
  const notice = linkNotice(params);
  return (
    <SiteFrame notice={notice ? <p className="toast">{notice}</p> : null}>
      <Outlet />
    </SiteFrame>
  );
}

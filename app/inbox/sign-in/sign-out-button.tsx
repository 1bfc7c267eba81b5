import { useNavigate } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { loginPath } from '../addresses.ts';
import { useAuth } from './auth-provider.tsx';

export function SignOutButton() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      await signOut();
    } catch {
      showToast('error', 'An error occurred. Please try again.');
      return;
    }
    await navigate(loginPath, { replace: true });
    showToast('success', 'Signed out successfully');
  };
  return (
    <button type="button" className="button button-quiet" onClick={leave}>
      Sign Out
    </button>
  );
}

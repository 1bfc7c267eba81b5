import { Link } from 'react-router';
import { healthPath } from '../addresses.ts';
import { usePulse } from '../frame/live.tsx';

/** A warning on the dashboard, as long as something does not work. */
export function HealthLine() {
  const failing = usePulse()?.failingChecks ?? 0;
  if (failing === 0) return null;
  return (
    <p className="health-line" role="alert">
      {failing === 1 ? 'One thing does' : `${failing} things do`} not work.{' '}
      <Link to={healthPath}>See what, and what to do</Link>
    </p>
  );
}

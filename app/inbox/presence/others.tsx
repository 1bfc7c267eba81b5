import { usePulse } from '../frame/live.tsx';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { presentWords } from './present-words.ts';
import { useTellPresence } from './tell-presence.ts';
import { useWriting } from './writing.ts';

/** Says who else has this submission open and whether they are writing, and tells them the same. */
export function Others({ submission }: { submission: string }) {
  useTellPresence(submission, useWriting(submission));
  const present = usePulse()?.present ?? [];
  const me = useAuth().user?.id ?? '';
  return (
    <p role="status" className="others-here no-print">
      {presentWords(present, submission, me)}
    </p>
  );
}

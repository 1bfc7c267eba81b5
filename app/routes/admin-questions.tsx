import { Questions } from '#app/inbox/questions.tsx';
import { StaffHeader } from '#app/inbox/staff-header.tsx';
import { staffMeta } from '#app/inbox/staff-meta.ts';

export const meta = () => staffMeta('Questions');

export default function AdminQuestions() {
  return (
    <>
      <StaffHeader />
      <main className="staff-main">
        <h1>Questions for the assistant</h1>
        <Questions />
      </main>
    </>
  );
}

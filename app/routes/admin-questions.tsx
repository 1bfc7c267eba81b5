import { StaffHeader } from '#app/inbox/frame/staff-header.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { Questions } from '#app/inbox/questions/questions.tsx';

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

import { load } from '#app/inbox/frame/load.ts';
import { PageOf } from '#app/inbox/frame/page-of.tsx';
import { Spinner } from '#app/inbox/frame/spinner.tsx';
import { staffMeta } from '#app/inbox/frame/staff-meta.ts';
import { act } from '#app/inbox/questions/actions.ts';
import { Questions } from '#app/inbox/questions/questions.tsx';
import type { Route } from './+types/questions';

export const meta = () => staffMeta('Questions');

export const clientLoader = () => load('GET /questions', {});

export const clientAction = async ({ request }: Route.ClientActionArgs) => act(await request.json());

export const HydrateFallback = () => <Spinner label="Loading questions" />;

export default function AdminQuestions({ loaderData }: Route.ComponentProps) {
  return (
    <PageOf title="Questions for the assistant" loaded={loaderData} failed="Failed to load the questions">
      {(questions) => <Questions loaded={questions} />}
    </PageOf>
  );
}

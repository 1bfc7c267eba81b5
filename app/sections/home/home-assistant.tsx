import { AssistantView } from '#app/assistant/view/assistant-view.tsx';
import { company } from '#app/content/company.ts';
import { Island } from '#app/islands/island.tsx';

export function HomeAssistant() {
  const props = { id: 'assistant', brand: company.brand };
  return <Island name="assistant" wake="load" of={AssistantView} props={props} />;
}

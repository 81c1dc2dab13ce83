// Puts a ready answer out of the catalogue behind what is written already.
import { Select } from '#ui/Select.tsx';
import { useReadyAnswers } from './staff.queries.ts';

type ReadyAnswerSelectProps = { text: string; onPut: (text: string) => void };

export function ReadyAnswerSelect({ text, onPut }: ReadyAnswerSelectProps) {
  const ready = useReadyAnswers().data?.answers ?? [];
  if (ready.length === 0) return null;
  const put = (key: string) => {
    const chosen = ready.find((one) => one.key === key);
    if (chosen) onPut([text.trim(), chosen.text].filter(Boolean).join('\n\n'));
  };
  return (
    <Select
      label="Put in a ready answer"
      placeholder="Choose one"
      value=""
      options={ready.map(({ key, title }) => ({ value: key, label: title }))}
      onChange={(event) => put(event.target.value)}
    />
  );
}

// Sends a statement of the bank, and says what came of it: taken whole, or refused with the row that is wrong.
import {
  listStatementLines,
  STATEMENT_MAX_BYTES,
  STATEMENT_TOO_LARGE,
  uploadStatement,
} from '@ijeuwa/contract/statements';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { uploadWords } from './statement-words.ts';

type Told = { tone: 'success' | 'error'; text: string };

export function UploadStatement() {
  const [told, setTold] = useState<Told>();
  const sending = useChange(uploadStatement, { renews: [listStatementLines] });
  const send = (file: File) => {
    setTold(undefined);
    if (file.size > STATEMENT_MAX_BYTES) return setTold({ tone: 'error', text: STATEMENT_TOO_LARGE });
    const body = new FormData();
    body.append('statement', file);
    sending.mutate(
      { body },
      {
        // Once the list is there that has what is told of here.
        onSuccess: (answer) => setTold({ tone: 'success', text: uploadWords(answer) }),
        onError: ({ message }) =>
          setTold({ tone: 'error', text: `${message} Nothing of the file was kept.` }),
      },
    );
  };
  return (
    <section aria-label="Upload" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          label="Upload a statement"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          icon={<Upload aria-hidden="true" className="size-5" />}
          variant="primary"
          busy={sending.isPending}
          busyText="Reading it..."
          onFiles={([file]) => file && send(file)}
        />
        <p className="min-w-0 flex-[1_1_14rem] text-sm text-ink-2">
          CSV or XLSX, with the balance column. A line sent twice counts once.
        </p>
      </div>
      {told && (
        <Notice tone={told.tone} onClose={() => setTold(undefined)}>
          {told.text}
        </Notice>
      )}
    </section>
  );
}

// Where the server writes what is wrong into the page of a form that was posted without script.
import type { ReactNode } from 'react';

/** What the server wrote in there the hydration leaves alone; the form takes it over (useToldByServer). */
const SERVERS_OWN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** A field and, below it, the place for its error. */
export function PostedField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <div data-error-for={name} hidden {...SERVERS_OWN} />
    </div>
  );
}

/** Above the fields: what is wrong with the whole. */
export function PostedMessage() {
  return (
    <p
      data-form-message=""
      hidden
      className="rounded-lg border border-danger/40 bg-danger-soft px-4 py-3 text-danger"
      {...SERVERS_OWN}
    />
  );
}

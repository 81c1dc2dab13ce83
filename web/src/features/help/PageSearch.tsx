// The search box of an open page; its room is kept until faq-search.enhance.ts makes it work.
import { SearchInput } from '#ui/SearchInput.tsx';
import { SUGGESTION_LOOK } from './suggestion-look.ts';

export function PageSearch({ label }: { label: string }) {
  return (
    <search
      data-search=""
      data-enhance="faq-search"
      className="invisible flex max-w-2xl flex-col gap-3 noscript:hidden"
    >
      <SearchInput label={label} placeholder={label} autoComplete="off" />
      <ul data-suggestions="" hidden aria-label="Suggestions" className="flex flex-wrap gap-2" />
      <template data-suggestion="">
        <li>
          <button type="button" className={SUGGESTION_LOOK} />
        </li>
      </template>
      <p role="status" data-search-status="" className="text-ink-2 empty:-mt-3" />
    </search>
  );
}
